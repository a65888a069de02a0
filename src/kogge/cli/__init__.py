"""The command `kogge`. Its parts are loaded when they are asked for."""


def main() -> None:
    """Run the command line."""
    from kogge.cli.commands import app

    app(prog_name="kogge")
