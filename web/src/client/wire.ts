/** The words of the protocol. `schema.d.ts` is made from the server's OpenAPI description by `make types`. */

import type { components } from "./schema";

type Schemas = components["schemas"];

/** What any game shows; each board knows more of its own. */
export interface AnyView {
    game: string;
    players: number;
    [field: string]: unknown;
}
type Seeing<T> = Omit<T, "view"> & { view: AnyView };

export type Language = "en" | "de";
export type Value = boolean | number | string;
export type CreateTable = Schemas["CreateTable"];
export type NewSeat = Schemas["NewSeat"];
export type AddBot = Schemas["AddBot"];
export type Clock = Schemas["Clock"];
export type SeatToken = Schemas["SeatToken"];
export type Created = Schemas["Created"];
export type Joined = Schemas["Joined"];
export type Code = Schemas["Code"];
export type SeatInfo = Schemas["SeatInfo"];
export type Summary = Schemas["Summary"];
export type Tables = Schemas["Tables"];
export type Ack = Schemas["Ack"];
export type Done = Schemas["Done"];
export type Proposal = Schemas["Proposal"];
export type Chat = Schemas["Chat"];
export type ChatLine = Schemas["ChatLine"];
export type Report = Schemas["Report"];
export type Policy = Schemas["Policy"];
export type SeatData = Schemas["SeatData"];
export type EffectInfo = Schemas["EffectInfo"];
export type Event = Schemas["Event"];
export type Events = Schemas["Events"];
export type Offer = Schemas["Offer"];
export type Hints = Schemas["Hints"];
export type HintInfo = Schemas["HintInfo"];
export type PromptInfo = Schemas["PromptInfo"];
export type Update = Omit<Schemas["Update"], "view"> & { view: AnyView | null };
export type Moment = Seeing<Schemas["Moment"]>;
export type Why = Schemas["Why"];
export type Review = Schemas["Review"];
export type ReviewPoint = Schemas["ReviewPoint"];
export type ReviewMoment = Schemas["ReviewMoment"];
export type ReviewSummary = Schemas["ReviewSummary"];
export type Replay = Omit<Schemas["Replay"], "moment"> & { moment: Moment };
export type GameInfo = Schemas["GameInfo"];
export type Edition = Schemas["Edition"];
/** An entry of an edition's file. */
export type Fact = Record<string, Value>;
export type NorderwindComponents = Schemas["NorderwindComponents"];
export type NorsemenComponents = Schemas["NorsemenComponents"];
export type NovgorodComponents = Schemas["NovgorodComponents"];
export type EditionDraft = Schemas["EditionDraft"];
export type CheckedEdition = Schemas["CheckedEdition"];
export type EditionFault = Schemas["EditionFault"];
export type ExampleRequest = Schemas["ExampleRequest"];
export type ExampleMoment = Seeing<Schemas["ExampleMoment"]>;
export type LessonRequest = Schemas["LessonRequest"];
export type LessonMoment = Seeing<Schemas["LessonMoment"]>;
export type TrialRequest = Schemas["TrialRequest"];
export type Trial = Schemas["Trial"];
export type TrialGame = Schemas["TrialGame"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleRequest = Schemas["PuzzleRequest"];
export type PuzzleMoment = Seeing<Schemas["PuzzleMoment"]>;
export type BotReasons = Schemas["BotReasons"];
export type Analysis = Schemas["Analysis"];
export type AnalysisBegin = Schemas["AnalysisBegin"];
export type AnalysisLook = Schemas["AnalysisLook"];
export type AnalysisMoment = Seeing<Schemas["AnalysisMoment"]>;
export type AnalysisQuestion = Schemas["AnalysisQuestion"];
export type AnalysisJudgement = Required<Schemas["AnalysisJudgement"]>;
export type Outcome = Schemas["Outcome"];
export type Games = Schemas["Games"];
export type Problem = Omit<Schemas["Problem"], "type">;
export type NorderwindView = Schemas["NorderwindView"];
export type NovgorodView = Schemas["NovgorodView"];
export type NorsemenView = Schemas["NorsemenView"];

export type ServerMessage =
    | Update
    | Ack
    | ChatLine
    | Schemas["Problem"]
    | { type: "chat_history"; lines: ChatLine[] }
    | { type: "presence"; seats: SeatInfo[] }
    | { type: "pong" };
