"""What an operator needs: health, bans, reports, privacy, retention, upgrades, admin commands."""
