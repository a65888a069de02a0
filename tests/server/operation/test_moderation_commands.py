"""The operator's commands for reports, bans and people's data, as they are typed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import update

from kogge.server.live import chat, creation
from kogge.server.operation import reports
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import UNKNOWN
from kogge.server.storage.rows import AddressColumns
from kogge.server.wire import CreateTable, NewSeat, Report
from tests.server.helpers import LANGUAGE, file_url, open_house, players
from tests.server.operation.test_admin_commands import admin, said


def reported(database: str) -> str:
    """A table at which one has reported the other; its name."""

    async def evening() -> str:
        async with open_house(database) as services:
            chairs = [NewSeat("person", "Ada"), NewSeat("person", "Bo")]
            address: AddressColumns = {**UNKNOWN, "address_hash": "b0", "address_until": 2**50}
            created = await creation.create(services.tables, CreateTable("norderwind", chairs), LANGUAGE, address)
            ada, bo = players(services, created)
            for player, line in ((ada, "hello"), (bo, "rude words")):
                await chat.say(services.tables, created.table, player.token, line)
            table = await services.tables.get(created.table)
            await reports.report(services.tables, table, 0, Report(1, "abuse", "please look", 2))
            return created.table

    return asyncio.run(evening())


def test_a_report_is_listed_shown_and_closed(tmp_path: Path) -> None:
    database = file_url(tmp_path)
    table = reported(database)
    line, count = said(database, "reports").splitlines()
    assert line.startswith("1  ")
    assert f"open  {table}  2 Bo: insults or harassment – please look (reported by seat 1)" in line
    assert count == "One report."
    shown = said(database, "reports", "show", "1").splitlines()
    assert [row.split("UTC  ")[1] for row in shown[1:3]] == ["Ada: hello", "Bo: rude words"]
    assert [row.lstrip().startswith(">") for row in shown[1:3]] == [False, True]
    assert shown[-1].endswith("kogge admin ban --report 1")
    assert said(database, "reports", "close", "1") == "Report 1 is closed."
    again = admin(database, "reports", "close", "1")
    assert (again.exit_code, again.stderr.strip()) == (1, "There is no open report 1.")
    assert said(database, "reports") == "No reports."
    assert "closed" in said(database, "reports", "--all")
    unknown = admin(database, "reports", "show", "9", language="de")
    assert (unknown.exit_code, unknown.stderr.strip()) == (1, "Es gibt keine Meldung 9.")


def test_an_address_is_banned_by_hand_or_from_a_report(tmp_path: Path) -> None:
    database = file_url(tmp_path)
    reported(database)
    assert said(database, "ban", "203.0.113.9", "--hours", "2", "--reason", "spam").startswith("Ban 1 holds until ")
    assert said(database, "ban", "--report", "1").startswith("Ban 2 holds until ")
    first, second, count = said(database, "bans").splitlines()
    assert first.startswith("1  203.0.113.9/32  until ")
    assert first.endswith("spam")
    assert second.startswith("2  address of report 1  until ")
    assert count == "2 bans."
    assert said(database, "unban", "203.0.113.9") == "The ban is over."
    assert said(database, "bans").splitlines()[-1] == "One ban."
    assert admin(database, "unban", "203.0.113.9").exit_code == 1
    for wrong in (["ban"], ["ban", "1.2.3.4", "--report", "1"], ["ban", "everybody"], ["unban", "everybody"]):
        assert admin(database, *wrong).exit_code == 2
    forgotten = update(schema.reports).values(UNKNOWN)

    async def forget() -> None:
        opened = store.open_store(database)
        async with opened.write() as session:
            await session.execute(forgotten)
        await opened.close()

    asyncio.run(forget())
    late = admin(database, "ban", "--report", "1", language="de")
    assert (late.exit_code, late.stderr.strip()) == (1, "Die Adresse zu Meldung 1 ist nicht oder nicht mehr bekannt.")


def test_a_person_is_found_and_forgotten(tmp_path: Path) -> None:
    database = file_url(tmp_path)
    table = reported(database)
    line, count = said(database, "find", "BO").splitlines()
    assert line.startswith(f"{table}  2  Bo  norderwind  playing  ")
    assert count == "One seat."
    assert said(database, "forget", table, "2").startswith("What was stored about the player at seat 2")
    assert said(database, "find", "bo") == "Nobody of this name."
    assert admin(database, "forget", table, "3").exit_code == 1


def test_a_back_up_with_reports_and_bans_is_restored_and_new_ones_get_new_numbers(
    database: str, tmp_path: Path
) -> None:
    source = file_url(tmp_path / "source")
    reported(source)
    said(source, "ban", "203.0.113.9")
    file = str(tmp_path / "backup.gz")
    said(source, "backup", file)
    said(database, "restore", file)
    assert said(database, "bans").splitlines()[-1] == "One ban."
    assert said(database, "ban", "203.0.113.10").startswith("Ban 2 holds")
