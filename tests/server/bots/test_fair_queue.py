"""Whose question is thought about next."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kogge.server.bots.fair_queue import MOST, OWNER_MOST, PACE_S, REST, FairQueue, Ticket, Urgency

LIVE, WATCHED, UNWATCHED, _REVIEW = Urgency


def ticket(owner: str, table: str, urgency: Urgency = LIVE, key: str = "") -> Ticket:
    return Ticket(key or f"{owner}/{table}", urgency, owner, f"{owner}/{table}")


def filled(slots: int, *tickets: Ticket) -> FairQueue:
    queue = FairQueue(slots)
    for one in tickets:
        assert queue.put(one)
    return queue


def served(queue: FairQueue, now: float = 0.0) -> list[str]:
    """The keys in the order of service, one at a time, each taking no time."""
    order = []
    while one := queue.take(now):
        order.append(one.key)
        queue.done(one.key, now)
        now = max(now, queue.rested_at(now) or 0.0)
    return order


def test_the_more_urgent_is_served_first() -> None:
    queue = filled(1, ticket("a", "1", UNWATCHED), ticket("b", "1", WATCHED), ticket("c", "1", LIVE))
    assert served(queue) == ["c/1", "b/1", "a/1"]


def test_addresses_are_served_in_turn_and_then_their_tables() -> None:
    hints = [ticket("a", "1", key=f"hint {number}") for number in range(3)]
    queue = filled(1, *hints, ticket("a", "2"), ticket("a", "3"), ticket("b", "1"), ticket("b", "2"))
    assert served(queue) == ["hint 0", "b/1", "a/2", "b/2", "a/3", "hint 1", "hint 2"]


def test_who_comes_late_waits_for_one_question_of_each_other_address() -> None:
    queue = filled(1, *[ticket("a", str(number)) for number in range(30)])
    running = queue.take(0)
    assert running is not None
    queue.put(ticket("b", "1"))
    queue.done(running.key, 1)
    assert served(queue)[:3] == ["a/1", "b/1", "a/2"]


def test_the_last_slot_is_kept_for_a_connected_person_of_another_address() -> None:
    queue = filled(2, *[ticket("a", str(number)) for number in range(9)], ticket("c", "1", WATCHED))
    assert queue.take(0) == ticket("a", "0")
    assert queue.take(0) is None
    queue.put(ticket("b", "1", UNWATCHED))
    assert queue.take(0) is None
    queue.put(ticket("b", "2"))
    assert queue.take(0) == ticket("b", "2")


def test_unwatched_tables_think_one_at_a_time_and_rest_long() -> None:
    queue = filled(4, *[ticket(str(owner), "1", UNWATCHED) for owner in range(3)])
    first = queue.take(10)
    assert first is not None
    assert queue.take(10) is None
    assert queue.done(first.key, 12) == 2
    assert queue.take(12) is None
    assert queue.rested_at(12) == 12 + 2 * REST
    assert queue.take(12 + 2 * REST) is not None


def test_watched_tables_of_one_address_move_at_a_pace_and_others_need_not_wait() -> None:
    queue = filled(4, ticket("a", "1", WATCHED), ticket("a", "2", WATCHED))
    one = queue.take(0)
    assert one is not None
    queue.done(one.key, 1)
    assert queue.take(1) is None
    queue.put(ticket("b", "1", WATCHED))
    assert queue.take(1) == ticket("b", "1", WATCHED)
    assert queue.take(1 + PACE_S) == ticket("a", "2", WATCHED)


def test_an_equal_question_is_queued_once_also_while_it_is_thought_about() -> None:
    queue = filled(1, ticket("a", "1"), ticket("a", "1"))
    one = queue.take(0)
    assert one is not None
    assert queue.put(one)
    assert len(queue) == 0
    assert queue.take(0) is None


def test_a_ticket_follows_who_waits_for_it() -> None:
    queue = filled(1, ticket("a", "1", UNWATCHED), ticket("b", "1", WATCHED))
    assert queue.put(ticket("a", "1", LIVE))
    assert [queue.depth(urgency) for urgency in Urgency] == [1, 1, 0, 0]
    assert served(queue) == ["a/1", "b/1"]


def test_the_backlog_is_bounded_but_for_what_a_connected_person_waits_for() -> None:
    queue = filled(1, *[ticket("a", str(number), UNWATCHED) for number in range(OWNER_MOST)])
    assert queue.is_full("a")
    assert not queue.put(ticket("a", "x", UNWATCHED))
    assert not queue.put(ticket("a", "y", WATCHED))
    assert queue.put(ticket("a", "z", LIVE))
    assert not queue.is_full("b")
    for number in range(MOST):
        queue.put(ticket(str(number), "1", UNWATCHED))
    assert len(queue) == MOST
    assert queue.is_full("b")


TICKETS = st.lists(
    st.builds(ticket, st.sampled_from("abcd"), st.sampled_from("123"), st.sampled_from(Urgency)), max_size=40
)


@given(TICKETS, st.integers(1, 4))
def test_every_question_is_served_once(tickets: list[Ticket], slots: int) -> None:
    queue = filled(slots, *tickets)
    assert Counter(served(queue)) == Counter({one.key for one in tickets})
    assert len(queue) == queue.served() == 0


@given(st.lists(st.one_of(TICKETS.map(lambda found: found[:1]), st.none()), max_size=60), st.integers(1, 4))
def test_no_step_serves_too_many_or_the_wrong_one(steps: list[list[Ticket] | None], slots: int) -> None:
    """Tickets come, slots free themselves, and after each step everything is served that may be."""
    queue, now = FairQueue(slots), 0.0
    running: list[Ticket] = []
    for step in steps:
        if step is None and running:
            queue.done(running.pop(0).key, now)
        for one in step or []:
            queue.put(one)
        while taken := queue.take(now):
            assert all(taken.urgency <= one.urgency or _blocked(queue, one, running) for one in queue.waiting())
            if slots > 1 and len(running) == slots - 1:
                assert taken.urgency == LIVE
                assert taken.owner not in {one.owner for one in running}
            running.append(taken)
        assert len(running) == queue.served() <= slots
        assert sum(one.urgency == UNWATCHED for one in running) <= 1
        now += 1.0


def _blocked(queue: FairQueue, one: Ticket, running: list[Ticket]) -> bool:
    """Whether a more urgent ticket had to wait: its address has one of several slots, and only the last was free."""
    last = queue.slots > 1 and len(running) == queue.slots - 1
    return last and one.owner in {other.owner for other in running}


@given(st.lists(st.integers(1, 12), min_size=2, max_size=5))
def test_addresses_that_keep_asking_get_the_same_number_of_turns(sizes: list[int]) -> None:
    queue = FairQueue(1)
    for owner, size in enumerate(sizes):
        for table in range(size):
            queue.put(ticket(str(owner), str(table)))
    turns: Counter[str] = Counter({str(owner): 0 for owner in range(len(sizes))})
    for now in range(40):
        one = queue.take(now)
        assert one is not None
        turns[one.owner] += 1
        assert max(turns.values()) - min(turns.values()) <= 1
        queue.done(one.key, now)
        queue.put(one)
