"""Tables that are played at: actions, clocks, seats, chat, and the updates everybody is sent."""
