"""The game server: tables that lose nothing and leak nothing."""
