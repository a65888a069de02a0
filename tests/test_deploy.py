"""What is in deploy: units, container, and the steps that build a server from the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer

from kogge.cli.commands import app
from tools import pages
from tools.servers import free_port

ROOT = Path(__file__).parent.parent
UNITS = sorted((ROOT / "deploy/systemd").glob("*.service")) + sorted((ROOT / "deploy/systemd").glob("*.timer"))
KOGGE = "/opt/kogge/bin/kogge"
HARDENED = {"nonewprivileges": "yes", "protectsystem": "strict", "protecthome": "yes", "capabilityboundingset": ""}


def command(*names: str) -> Any:
    """A command of `kogge`, by its names."""
    found: Any = typer.main.get_command(app)
    for name in names:
        found = found.commands[name]
    return found


def variables() -> set[str]:
    """The environment variables that the server and its worker read."""
    options = [*command("serve").params, *command("worker").params]
    return {pages.variable_of(option) for option in options if option.allow_from_autoenv}


def read_unit(path: Path) -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.read(path, encoding="utf-8")
    return parser


def test_the_units_cover_servers_workers_backup_and_retention() -> None:
    names = {path.name for path in UNITS}
    assert {"kogge.service", "kogge@.service", "kogge-worker@.service"} <= names
    for task in ("kogge-backup", "kogge-retention"):
        assert {f"{task}.service", f"{task}.timer"} <= names


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_runs_what_exists_without_secrets_on_its_command_line(path: Path) -> None:
    unit = read_unit(path)
    if path.suffix == ".timer":
        assert unit["Timer"]["OnCalendar"]
        assert path.with_suffix(".service").exists()
        return
    service = unit["Service"]
    assert HARDENED.items() <= dict(service).items()
    assert service["User"] in ("kogge", "kogge-worker")
    assert service["EnvironmentFile"].startswith("/etc/kogge/")
    text = path.read_text(encoding="utf-8")
    assert "postgresql://" not in text
    if service.get("Restart"):
        assert int(service["LimitNOFILE"]) >= 4096
    started = re.search(rf"{KOGGE} ((?:admin )?\w+)(.*)", text)
    assert started is not None
    known = {name for option in command(*started[1].split()).params for name in option.opts}
    assert set(re.findall(r"--[\w-]+", started[2])) <= known


def test_systemd_accepts_every_unit(tmp_path: Path) -> None:
    """As far as this machine has systemd; the paths of the programs are put right for it."""
    for path in UNITS:
        name = path.name.replace("@.", "@8191.")
        text = path.read_text(encoding="utf-8").replace(KOGGE, sys.executable)
        (tmp_path / name).write_text(re.sub("User=.*", "User=root", text), encoding="utf-8")
    assert len(list(tmp_path.iterdir())) == len(UNITS) >= 7
    if shutil.which("systemd-analyze"):
        verify = ["systemd-analyze", "verify", "--man=no", *sorted(str(path) for path in tmp_path.iterdir())]
        done = subprocess.run(verify, capture_output=True, text=True, check=False, timeout=60)
        problems = [line for line in done.stderr.splitlines() if str(tmp_path) in line]
        assert not problems


def test_every_variable_of_the_deployment_is_an_option() -> None:
    proxy = {"KOGGE_SITE", "KOGGE_UPSTREAM"}  # of the Caddyfile
    files = ["Containerfile", "compose.yaml", "deploy/Caddyfile", *(f"deploy/systemd/{path.name}" for path in UNITS)]
    files += ["deploy/systemd/kogge.env", "deploy/systemd/kogge-worker.env"]
    for file in files:
        named = set(re.findall(r"\bKOGGE_[A-Z_]+", (ROOT / file).read_text(encoding="utf-8")))
        assert named <= variables() | proxy, file


def test_every_option_is_also_a_variable_and_says_what_it_means() -> None:
    for name in ("serve", "worker"):
        for option in command(name).params:
            assert re.fullmatch(r"KOGGE_[A-Z_]+", pages.variable_of(option))
            assert option.help


def test_the_servers_page_shows_the_options_and_files_as_they_are() -> None:
    page = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    assert pages.server_text(page) == page, "run `make docs`"
    shown = set(re.findall(r"<!-- file (\S+) -->", page))
    assert {f"deploy/systemd/{path.name}" for path in UNITS} <= shown
    assert {"Containerfile", "compose.yaml", "deploy/Caddyfile", "deploy/nginx.conf"} <= shown


def test_the_compose_files_password_is_made_once_and_stands_in_files(tmp_path: Path) -> None:
    script = tmp_path / "deploy/secrets.sh"
    script.parent.mkdir()
    shutil.copy(ROOT / "deploy/secrets.sh", script)
    assert subprocess.run([script], check=False).returncode == 0
    folder = tmp_path / "deploy/secrets"
    password = (folder / "postgres_password").read_text()
    assert re.fullmatch("[0-9a-f]{48}", password)
    assert (folder / "database_url").read_text() == f"postgresql://kogge:{password}@postgres/kogge"
    assert folder.stat().st_mode & 0o077 == 0
    assert subprocess.run([script], check=False, capture_output=True).returncode == 1
    assert (folder / "postgres_password").read_text() == password


# From the sources to a server that answers


def copy_context(target: Path) -> None:
    """What the container is built from: what .dockerignore lets through, and nothing that was built here."""
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    let_in = [rule[1:] for rule in rules if rule.startswith("!")]
    kept_out = shutil.ignore_patterns("node_modules", "static", "secrets", "__pycache__", "*.so", "*.egg-info")
    for name in let_in:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=kept_out)
        else:
            shutil.copy(source, target / name)


def build(folder: Path, *step: str) -> None:
    """One step of the Containerfile. The engine is left uncompiled: that takes minutes, and has tests of its own."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # uv, which is faster than pip
    environment = {**os.environ, "PATH": path, "KOGGE_PURE": "1"}
    done = subprocess.run(
        ["deploy/build.sh", *step],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_steps_of_the_container_build_a_server_that_answers(tmp_path: Path) -> None:
    runs = re.findall(r"^RUN (.*)", (ROOT / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    steps = [step for run in runs for step in re.findall(r"deploy/build\.sh (\w+)", run)]
    assert steps == ["wheel", "install"]
    copy_context(tmp_path)
    build(tmp_path, "wheel", str(tmp_path / "dist"))
    build(tmp_path, "install", str(tmp_path / "venv"), str(tmp_path / "dist"))
    shutil.rmtree(tmp_path / "src")
    port = free_port()
    variables = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path / "data"), "KOGGE_PORT": str(port)}
    server = subprocess.Popen([tmp_path / "venv/bin/kogge", "serve"], cwd=tmp_path, env=variables)
    try:
        assert health(port) == "ok"
        page = httpx.get(f"http://127.0.0.1:{port}/", timeout=30).text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        assert httpx.get(f"http://127.0.0.1:{port}{script[1]}", timeout=30).status_code == 200
        assert (tmp_path / "data/kogge/kogge.db").exists()
    finally:
        server.terminate()
        server.wait(30)


def health(port: int) -> str:
    """What the health check of the container is answered, as soon as there is an answer."""
    for _ in range(600):
        try:
            return httpx.get(f"http://127.0.0.1:{port}/health", timeout=30).text
        except httpx.HTTPError:
            time.sleep(0.1)
    return "no answer"
