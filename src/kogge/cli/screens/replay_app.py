"""Stepping through a record."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import ProgressBar, Static

from kogge.cli.play import seat_names
from kogge.cli.replay import Reel
from kogge.cli.saga import tell
from kogge.cli.screens.app import LAMPLIGHT
from kogge.cli.screens.board import Board
from kogge.cli.screens.foot import Foot
from kogge.cli.tables.scene import Scene
from kogge.cli.words import Words, other_language
