"""The words of the protocol: every request, answer and socket message. ``docs/api.md`` says how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Slug = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9_-]*$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Secret = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "de"]
Status = Literal["waiting", "playing", "finished", "abandoned", "frozen"]
SeatKind = Literal["person", "bot", "open"]
ClockKind = Literal["none", "live", "slow"]
Components = dict[str, object]  # their types are in the games' components.py, and join the OpenAPI description there
View = dict[str, Any]  # the types of the games' views are in their shapes.py, and join the OpenAPI description there


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends is read strictly."""


# Tables


class Clock(Request):
    """``live``: seconds for the whole game and a bonus for each act. ``slow``: seconds for each decision."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=10, le=30 * 86400)] = 900
    bonus: Annotated[int, Meta(ge=0, le=3600)] = 10


class Settings(Request):
    """How a table is run; the rules of the game are its options.

    ``forced``: the server plays a step that leaves no choice. It tells the others that there was none: off by default.
    ``confirm``: a step that cannot be taken back must be sent with ``confirmed``.
    ``hints``: the seats may ask for advice.
    ``chat``: the people at the table may talk; the host can switch it.
    ``absence_minutes``: where there is no clock, the others may replace a player who is awaited and has been away for
    so long; 0: never.
    """

    public: bool = False
    spectators: bool = True
    forced: bool = False
    confirm: bool = False
    hints: bool = False
    clock: Clock = field(default_factory=Clock)
    chat: bool = True
    absence_minutes: Annotated[int, Meta(ge=0, le=10_080)] = 3


class NewSeat(Request):
    """``person``: on this device, its token comes with the answer; ``open``: for whoever has the link."""

    kind: SeatKind = "person"
    name: Name | None = None
    level: Slug | None = None


OwnText = Annotated[str, Meta(min_length=1, max_length=48_000)]
EntryValue = bool | int | Annotated[str, Meta(max_length=200)]
EntryValues = Annotated[dict[Annotated[str, Meta(min_length=1, max_length=40)], EntryValue], Meta(max_length=20)]


class CreateTable(Request):
    """``edition`` is the name of one that comes with the game; ``own_edition`` the text of an edition file instead.

    ``record``: the game goes on where this record ends, with its edition and options; no seat may be open then.
    """

    game: Slug
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    edition: Slug | None = None
    options: Annotated[dict[Slug, bool | int | Slug], Meta(max_length=40)] = {}
    settings: Settings = field(default_factory=Settings)
    own_edition: OwnText | None = None
    record: Annotated[str, Meta(max_length=400_000)] | None = None


class SeatToken(Struct):
    """The secret of a seat: who has it plays it."""

    seat: int
    token: str


class Links(Struct):
    """Paths to share: to take an open seat, and to watch (null where nobody may)."""

    join: str | None
    watch: str | None


class Created(Struct):
    table: str
    seats: list[SeatToken]
    links: Links


class Join(Request):
    """Take an open seat with the code of the join link (not needed at a public table)."""

    name: Name
    code: Secret | None = None
    seat: Seat | None = None


class Claim(Request):
    """Take the seat a one-time code stands for: on another device, on coming back, or in the place of an absent player.

    ``name`` counts only for whoever replaces another player.
    """

    code: Secret
    name: Name | None = None


class Joined(Struct):
    table: str
    seat: int
    token: str


class Code(Struct):
    """A one-time code for ``claim``, and the path of its link."""

    code: str
    link: str


class Leave(Request):
    """The bot that plays on; without a level the game's default."""

    level: Slug | None = None


class Held(Request):
    """A seat this browser holds."""

    table: Secret
    token: Secret


class Mine(Request):
    tables: Annotated[list[Held], Meta(max_length=50)]


class AddBot(Request):
    """The host gives an open seat to a bot; without a level the game's default, without a name a neutral one."""

    seat: Seat
    level: Slug | None = None
    name: Name | None = None


class RemoveBot(Request):
    """The host takes a bot's seat back before the game begins: it is open again."""

    seat: Seat


class SeatInfo(Struct):
    """A seat as everybody sees it. ``away``: a bot plays for a person who left or ran out of time.

    ``gone_at``: when a person who is not present was last seen, in milliseconds since 1970; null if they are present.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    away: bool
    present: bool
    gone_at: int | None = None


class Summary(Struct):
    """A table in a list, or before one sits down.

    ``host``: the name of the person who started it. ``options``: what differs from the usual game, in words.
    ``language``: that of whoever started it; null at tables of older versions. ``clock``: how time is kept.
    """

    table: str
    game: str
    title: str
    edition: str
    status: Status
    seats: list[SeatInfo]
    seat: int | None
    your_turn: bool
    changed: int
    host: str | None
    options: list[str]
    language: Language | None
    clock: ClockKind
    public: bool
    spectators: bool


class Tables(Struct):
    tables: list[Summary]


# Play


class Place(Request):
    """How far a client has followed a table: events are numbered for each viewer; a new epoch begins at an undo."""

    epoch: Count
    index: Count


class Act(Place):
    """Play an offered action. ``key`` is chosen by the client: the same request again is answered as the first."""

    action: Count
    key: Key
    confirmed: bool = False


class Undo(Place):
    """Take back own steps, or all of this turn that can be taken back."""

    key: Key
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1
    restart: bool = False


class Done(Struct):
    """It is done and stored."""

    done: bool = True


class Ack(Struct, tag="ack"):
    """It is done and stored. Key and place are those of the request; what has come of it is told by an update."""

    key: str
    epoch: int
    index: int


class HintInfo(Struct):
    """A good choice: an offered action, the chance to win and the score it leads to, and why, in a sentence or two.

    ``even``: as good as the first, as far as the search can tell.
    """

    action: int
    text: str
    win: float
    score: float
    why: str
    even: bool


class Hints(Struct):
    """Advice for the decision at this place, the best choice first. It rests on what the seat may know, no more."""

    epoch: int
    index: int
    hints: list[HintInfo]


ProposalKind = Literal["undo", "takeover", "replace", "kick", "abandon"]


class BotReasons(Struct):
    """Why a bot played its last turn so: sentences on each of its decisions, as far as the asking seat can know."""

    seat: int
    told: list[list[str]]


class Propose(Request):
    """Ask the others: to take back beyond the horizon, to replace or remove a player, to end the game.

    ``takeover``: a bot plays for somebody who is absent or whose time is up; ``replace``: a friend does. ``kick``: the
    host asks to remove a player.
    """

    kind: ProposalKind
    steps: Annotated[int, Meta(ge=1, le=50)] = 1
    seat: Seat | None = None


class Vote(Request):
    accept: bool


class Proposal(Struct):
    """Open until all seats asked have accepted, one has declined, or the game has gone on.

    An accepted ``replace`` stays open with nobody waiting until the friend has sat down or the player is back.
    """

    id: int
    kind: ProposalKind
    by: int
    steps: int
    seat: int | None
    waiting: list[int]


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Request):
    seat: Seat
    muted: bool = True


class Kick(Request):
    """Remove a person before the game begins; the host may do this."""

    seat: Seat


class ChangeSettings(Request):
    """Settings the host may change at any time."""

    chat: bool


ReportKind = Literal["abuse", "spam", "name", "cheating", "other"]


class Report(Request):
    """Tell the operator about a seat, or about the chat line ``line``."""

    seat: Seat
    kind: ReportKind
    text: Annotated[str, Meta(max_length=300)] = ""
    line: Count | None = None


class ChatLine(Struct, tag="chat"):
    id: int
    seat: int
    name: str
    text: str
    at: int


class EffectInfo(Struct):
    """What a step did, for log and animation; slugs, not sentences, but for ``text``."""

    kind: str
    seat: int
    amount: int
    what: str
    cause: str
    text: str


class Event(Struct):
    """A step as this viewer saw it. ``actor``: a seat, or -1 for chance. ``turn``: the number of its turn."""

    index: int
    actor: int
    action: int
    token: str
    kind: str
    args: dict[str, str]
    text: str
    effects: list[EffectInfo]
    turn: int


class Offer(Struct):
    """What the seat may do now. ``args``: name -> slug, the same slugs as in the view."""

    id: int
    token: str
    kind: str
    args: dict[str, str]
    text: str


class PromptInfo(Struct):
    """What is being decided, in one sentence, and the rule by which it is."""

    kind: str
    seat: int
    args: dict[str, str | int]
    text: str
    rule: str


class UndoInfo(Struct):
    """So many own steps can be taken back now; ``restart``: so many of them lie in this turn."""

    steps: int
    restart: int


class ClockInfo(Struct):
    """Milliseconds left by seat as of ``at``; null: no clock, or not to be known now. ``running``: whose clocks run."""

    kind: ClockKind
    left: list[int | None]
    running: list[int]
    out: list[int]


class Frozen(Struct):
    """Why a table is frozen and what can still be done, in a sentence or two; ``log``: whether its log can be read."""

    why: str
    log: bool


class Update(Struct, tag="update"):
    """All that a viewer is told of a table. ``events`` are those from ``first`` to ``index``.

    ``fresh``: forget what you had: the first answer, another epoch, or too much was missed.
    ``viewer``: a seat, or -3 for a spectator. ``awaited``: the seats that may decide now.
    ``scores`` and ``places`` are told at the end; until then the view holds what may be known of them.
    ``since``: how long the awaited seats have been awaited, in milliseconds since 1970, where there is no clock.
    ``host``: the seat that may remove people and switch the chat. ``muted``: the seats the viewer does not hear.
    ``forced``: there is one offer, and everybody can see that there is no other: a client may play it unasked.
    """

    table: str
    game: str
    status: Status
    viewer: int
    epoch: int
    index: int
    first: int
    fresh: bool
    events: list[Event]
    view: View | None
    awaited: list[int]
    your_turn: bool
    title: str
    prompt: PromptInfo | None
    offers: list[Offer]
    undo: UndoInfo
    seats: list[SeatInfo]
    settings: Settings
    options: dict[str, bool | int | str]
    edition: str
    clocks: ClockInfo | None
    proposals: list[Proposal]
    scores: list[int] | None
    places: list[int] | None
    links: Links
    rematch: str | None
    frozen: Frozen | None
    since: int | None
    host: int | None
    muted: list[int]
    forced: bool


class Chat(Struct):
    lines: list[ChatLine]


class Events(Struct):
    """Events from ``first`` on, as this viewer saw them."""

    epoch: int
    first: int
    events: list[Event]


class Moment(Struct):
    """The table as the viewer saw it after so many events."""

    index: int
    last: int
    event: Event | None
    view: View
    prompt: PromptInfo | None
    awaited: list[int]
    scores: list[int] | None


class Why(Struct):
    """Why an action is not allowed: the rule's id and a sentence; both null if it is."""

    rule: str | None
    text: str | None


class ReplayRequest(Request):
    """A record to look at: nothing of it is kept. ``viewer``: a seat, or -3 for what a spectator would have seen."""

    record: Annotated[str, Meta(max_length=400_000)]
    index: Count = 0
    viewer: Annotated[int, Meta(ge=-3, le=7)] = -3


class Replay(Struct):
    """``turns``: the numbers of events after which a turn begins, as the viewer counts them.

    ``step``: how many steps of the record lead to the moment.
    """

    game: str
    edition: str
    players: int
    seats: list[str]
    events: list[Event]
    turns: list[int]
    step: int
    moment: Moment


# Reviews


class ReviewRequest(Request):
    """The record of a finished game to review. ``since``: so many points of the review are known already.

    ``deep``: every decision is judged in four times as many worlds.
    """

    record: Annotated[str, Meta(max_length=400_000)]
    since: Count = 0
    deep: bool = False


class ReviewPoint(Struct):
    """What happened: every seat's chance to win after it. ``seat`` decided; -1: it came by itself.

    ``at``: the number of events each seat had seen by then, and last a spectator.
    """

    turn: int
    seat: int
    mark: str
    shares: list[float]
    at: list[int]


class ReviewChoice(Struct):
    """What the seat could do, its chance to win after it, and how unsure the difference from the best is."""

    offer: Offer
    share: float
    doubt: float


class ReviewMoment(Struct):
    """A decision that was not fine, or a stroke of luck (no choices). ``point``: its place among the points.

    ``key``: one of the key moments. ``at``: the number of events each viewer had seen before it.
    """

    point: int
    turn: int
    seat: int
    mark: str
    key: bool
    before: list[float]
    after: list[float]
    at: list[int]
    played: int
    loss: float
    choices: list[ReviewChoice]
    came: list[str]
    why: list[str]


class ReviewLike(Struct):
    """The level whose own games show the same error rate (``rate`` ± ``spread``), and between which it may lie."""

    name: str
    first: str
    last: str
    rate: float
    spread: float


class ReviewAccount(Struct):
    """The ledger of a seat: start + own + others + luck = result. ``like``: how it has played, where that is known."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    result: float
    adjusted: float
    rate: float
    decisions: int
    marks: dict[str, int]
    like: ReviewLike | None = None


class ReviewSummary(Struct):
    """What is known when all has been judged."""

    judge: str
    judge_name: str
    worlds: int
    thresholds: dict[str, float]
    accounts: list[ReviewAccount]
    moments: list[ReviewMoment]


class Review(Struct):
    """A review as far as it has come: ``total`` is 0 before that is known. Ask again until there is a summary."""

    total: int
    since: int
    start: list[float]
    points: list[ReviewPoint]
    summary: ReviewSummary | None


class RecordText(Struct):
    record: str


# The analysis board

Shares = list[float]
StudyText = Annotated[str, Meta(max_length=400_000)]
PositionText = Annotated[str, Meta(max_length=20_000)]
HeadText = Annotated[str, Meta(max_length=24_000)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
Move = tuple[Annotated[int, Meta(ge=-1, le=7)], Action]


class AnalysisBegin(Request):
    """What is to be analysed: a record, with variations or without (``text``), or else a game from a position on.

    Without a position it is the start of the game. Nothing of it is kept.
    """

    text: StudyText = ""
    game: Slug | None = None
    players: Annotated[int, Meta(ge=1, le=8)] = 2
    edition: Slug | None = None
    options: Annotated[dict[Slug, bool | int | Slug], Meta(max_length=40)] = {}
    position: PositionText = ""


class AnalysisNode(Struct):
    """A step. ``parent`` is the place of the one before it in the list, -1: it is a first one; ``line`` writes it."""

    parent: int
    actor: int
    action: int
    line: str
    text: str
    comment: str


class Analysis(Struct):
    """A study that was opened. ``head``: how every further question begins; ``typed``: it has a first position."""

    head: str
    game: str
    edition: str
    players: int
    seats: list[str]
    typed: bool
    comment: str
    nodes: list[AnalysisNode]


class AnalysisLook(Request):
    """The position after some moves (who acts, -1 for chance, and what). ``viewer``: a seat, or -1 for who decides."""

    head: HeadText
    moves: Annotated[list[Move], Meta(max_length=20_000)] = []
    viewer: Annotated[int, Meta(ge=-1, le=7)] = -1


class Outcome(Struct):
    """What chance may bring, and its weight among all of them."""

    offer: Offer
    weight: int


class AnalysisMoment(Struct):
    """A position as a seat sees it. ``offers`` are the viewer's; ``outcomes`` are there where chance is to speak.

    ``line`` and ``text``: the last move, as a record writes it and in words. ``places``: at the end of the game.
    """

    viewer: int
    view: View
    awaited: list[int]
    prompt: PromptInfo | None
    offers: list[Offer]
    outcomes: list[Outcome]
    events: list[Event]
    line: str
    text: str
    scores: list[int]
    places: list[int] | None
    position: str


class AnalysisQuestion(Request, omit_defaults=True):
    """A position to be judged, as ``seat`` sees it who decides there (-1: whoever is to move); ``deep``: longer.

    ``level``: what a bot of this level would do there is asked, and nothing else.
    """

    head: HeadText
    position: PositionText
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    deep: bool = False
    level: Slug | None = None


class AnalysisLine(Struct):
    """A choice, the chance to win after it, how unsure its difference from the best is, and how the turn may go on."""

    offer: Offer
    share: float
    doubt: float
    then: list[str]


class AnalysisOutcome(Struct):
    """What chance may bring, and every seat's chance to win after it."""

    action: int
    shares: Shares


class AnalysisJudgement(Struct):
    """What a position is worth to every seat, and its best choices. ``done`` is false while it is not known: ask again.

    ``exact``: all that chance may bring was weighed; ``worlds``: in so many the choices were tried. ``chosen``: what
    the bot that was asked would do.
    """

    done: bool
    judge: str = ""
    judge_name: str = ""
    worlds: int = 0
    exact: bool = True
    shares: Shares = []
    lines: list[AnalysisLine] = []
    outcomes: list[AnalysisOutcome] = []
    chosen: Offer | None = None


class AnalysisOf(Struct):
    """A running game as its seat may analyse it: a study whose position agrees with what the seat knows."""

    text: str


class LessonRequest(Request):
    """A lesson at a step, with the moves made since the table of this step was laid; nothing of it is kept."""

    game: Slug
    step: Annotated[int, Meta(ge=0, le=200)] = 0
    moves: Annotated[list[Count], Meta(max_length=60)] = []
    why: Annotated[str, Meta(max_length=80)] = ""


class LessonMoment(Struct):
    """A lesson as it stands: ``text`` says what to do, ``remark`` why the last move was not it.

    ``begins``: the step where this table was laid; moves before it are forgotten. ``accepted``: how many of the moves
    count. ``show``: the move that is asked for. ``task``: moves of one's own choice; ``failed``: it must be tried anew.
    ``anew``: the next step lays its own table, and no move counts there.
    """

    game: str
    edition: str
    step: int
    steps: int
    begins: int
    accepted: int
    text: str
    remark: str
    task: bool
    failed: bool
    asks: bool
    done: bool
    viewer: int
    seats: list[str]
    view: View
    awaited: list[int]
    prompt: PromptInfo | None
    offers: list[Offer]
    events: list[Event]
    show: int | None
    why: Why | None
    anew: bool


class PuzzleRequest(Request):
    """A puzzle after some moves. Without a name it is that of today. ``shown``: its solver wants to be shown it."""

    game: Slug
    name: Annotated[str, Meta(max_length=40)] = ""
    moves: Annotated[list[Count], Meta(max_length=20)] = []
    tried: Count | None = None
    shown: bool = False
    why: Annotated[str, Meta(max_length=80)] = ""


class PuzzleChoice(Struct):
    """``share``: how often the seat wins after it, as far as it knows; null where the search did not follow it."""

    offer: Offer
    share: float | None


class PuzzleStep(Struct):
    """A step of the solution: its choices, the best first, and why it is better than another one."""

    choices: list[PuzzleChoice]
    other: Offer
    why: list[str]


class PuzzleMoment(Struct):
    """A puzzle as it stands. ``wrong``: the last move, which was not played, and ``best`` is what the best one wins.

    ``step``: what was found last, or is shown. ``moves``: those that count, and after ``shown`` the one that is shown.
    """

    game: str
    edition: str
    name: str
    rating: int
    daily: bool
    moves: list[int]
    asked: int
    found: int
    over: bool
    wrong: PuzzleChoice | None
    best: float | None
    step: PuzzleStep | None
    viewer: int
    seats: list[str]
    view: View
    awaited: list[int]
    prompt: PromptInfo | None
    offers: list[Offer]
    events: list[Event]
    why: Why | None


class PuzzleInfo(Struct):
    name: str
    rating: int


class PuzzleList(Struct):
    """The puzzles of a game, the easiest first, and the one of today (by UTC): the same for everybody."""

    game: str
    daily: str
    puzzles: list[PuzzleInfo]


class ExampleRequest(Request):
    """The example of a rule after so many of its moves; ``tried``: a move the reader makes instead of the next one."""

    game: Slug
    rule: Annotated[str, Meta(max_length=12)]
    at: Annotated[int, Meta(ge=0, le=100)] = 0
    tried: Count | None = None
    why: Annotated[str, Meta(max_length=80)] = ""


class ExampleMoment(Struct):
    """The example of a rule as it stands after ``at`` of its ``moves``.

    ``show``: the move to make, where it is the reader's; ``goes_on``: how many moves have been made after it, with what
    chance and the others do. ``said``: what is seen at the end, beside the board. ``remark``: why what was tried is not
    the move.
    """

    game: str
    edition: str
    rule: str
    text: str
    at: int
    moves: int
    goes_on: int
    begins: int
    viewer: int
    seats: list[str]
    view: View
    awaited: list[int]
    prompt: PromptInfo | None
    offers: list[Offer]
    events: list[Event]
    show: int | None
    said: list[str]
    remark: str
    why: Why | None


class QrRequest(Request):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


# What there is to play


class OptionInfo(Struct):
    """``names``: the words for the choices, in the same order."""

    name: str
    title: str
    hint: str
    default: bool | int | str
    choices: list[str]
    names: list[str]
    lowest: int
    highest: int


class GameInfo(Struct):
    """``level``: the bot that plays where none is named; ``lesson``, ``puzzles``: whether the game has any."""

    slug: str
    title: str
    summary: str
    players: list[int]
    editions: list[str]
    levels: list[str]
    level: str
    options: list[OptionInfo]
    lesson: bool
    puzzles: bool


class Edition(Struct):
    """The components of an edition, parsed, and by the paths of its file's entries where each value comes from."""

    game: str
    edition: str
    hash: str
    components: Components
    origins: dict[str, str]


class EditionDraft(Request):
    """An edition of one's own: a shipped one, or the text of a file, with other values by the paths of their entries.

    The box has no such thing where a change is null. Without a name and changes a text is looked at as it is.
    """

    game: Slug
    edition: Slug | None = None
    text: OwnText | None = None
    name: Slug | None = None
    changes: Annotated[
        dict[Annotated[str, Meta(min_length=1, max_length=80)], EntryValues | None], Meta(max_length=1000)
    ] = {}


class TrialRequest(Request):
    """Some games of bots with an edition of one's own, from this seed on; ask again for more."""

    game: Slug
    text: OwnText
    players: Annotated[int, Meta(ge=1, le=8)]
    first: Annotated[int, Meta(ge=1, le=10_000)] = 1


class TrialGame(Struct):
    """A game between bots: the seats' points and places, 1 for the winner."""

    seed: int
    turns: int
    scores: list[int]
    places: list[int]


class Trial(Struct):
    """``bot``: who played every seat. ``games``: at least one."""

    bot: str
    games: list[TrialGame]


class EditionFault(Struct):
    """What is wrong with an entry; without a field, with the whole file."""

    line: int
    field: str
    text: str


class CheckedEdition(Struct):
    """An edition as its file would be: its text, its entries by their paths (each with ``from``), and every fault.

    ``notes``: values that contradict the rulebook; they can be played. ``origins``: how many values come from where.
    ``components``: what can be drawn of it; null where the file cannot be read.
    """

    game: str
    name: str
    hash: str
    text: str
    entries: dict[str, dict[str, bool | int | str]]
    components: Components | None
    faults: list[EditionFault]
    notes: list[EditionFault]
    origins: dict[str, int]


class Games(Struct):
    games: list[GameInfo]
    lobby: bool
    version: str


# Privacy


class Policy(Struct):
    """What this server stores and for how long, in days; 0: until it is deleted. ``contact`` may be empty."""

    keep_days: int
    waiting_days: int
    address_days: int
    plain_addresses: bool
    report_days: int
    ban_days: int
    kick_hours: int
    chat: bool
    chat_lines: int
    contact: str


class OwnSeat(Request):
    """The table whose seat is meant; the seat is that of the token."""

    table: Secret


class SeatData(Struct):
    """Everything stored about the person at a seat, with the game as this seat saw it.

    ``record``: the whole game, once it is over. ``address``: whether a hash of the address, or the address itself, is
    stored now.
    """

    table: str
    game: str
    edition: str
    status: Status
    created: int
    changed: int
    seat: int
    name: str
    muted: list[int]
    address: Literal["none", "hash", "plain"]
    address_until: int | None
    chat: list[ChatLine]
    events: list[Event]
    record: str | None


class Forgotten(Struct):
    """The seat's data are deleted; ``table``: the whole table with them."""

    table: bool


class Problem(Struct, tag="error"):
    """What was wrong: ``error`` is a key for programs, ``message`` a sentence in the client's language.

    ``detail`` says for programmers which part of a request cannot be read.
    """

    error: str
    message: str
    rule: str | None = None
    key: str | None = None
    detail: str | None = None


# The socket: client to server


class Hello(Request, tag="hello"):
    """Who is there and how far it has come; again at any time, to speak for another seat of this device.

    ``others``: tokens of further seats whose people share this device: they count as present too.
    """

    token: Secret | None = None
    others: Annotated[list[Secret], Meta(max_length=8)] = []
    watch: Secret | None = None
    language: Language = "en"
    epoch: Count = 0
    index: Count = 0


class ActMessage(Act, tag="act"):
    pass


class UndoMessage(Undo, tag="undo"):
    pass


class SayMessage(Say, tag="say"):
    pass


class Ping(Request, tag="ping"):
    """Answered by ``pong``.

    ``next_ms``: the next message comes within so many milliseconds, else the connection is lost; 0 promises nothing.
    """

    next_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0


ClientMessage = Hello | ActMessage | UndoMessage | SayMessage | Ping


# The socket: server to client (beside Update, Ack, ChatLine and Problem)


class Presence(Struct, tag="presence"):
    seats: list[SeatInfo]


class ChatHistory(Struct, tag="chat_history"):
    lines: list[ChatLine]


class Pong(Struct, tag="pong"):
    pass


ServerMessage = Update | Ack | ChatLine | ChatHistory | Presence | Pong | Problem
