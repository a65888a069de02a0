# The first lesson of Norsemen: English

welcome = You lead a clan of Norsemen. Over a few rounds you explore, raid, trade and settle, and after the last one most victory points (VP) win. The set-up and the first exploration are done: your route lies before you, and it is your turn. Read on.
aim = Your cards form a route. What stands on them counts: a longship gives you the icons of its card. Jarls take actions at home, lawspeakers take thing actions in the lands, and ladders hold forts, settlements, longships and lawspeakers that come into play from the top.
forts = A jarl can raise forts, and the first to do so gets coins. Take the jarl action for forts.
forts-else = That is allowed, and often good. But the space for forts is still free, with its 3 coins: take the jarl action for forts.
advance = A token at the top of a ladder comes into play for the icons printed there: a raid and a sailing. Bring a fort into play.
advance-else = You came for a fort, and can afford it. Advance it.
enough = There is nothing more to advance. That is enough.
fort = A fort is built in a land that is on the map. When another fort comes there later, you gain the land's bonus. Build it in Scotland.
fort-else = Each land would do. In Scotland the thing action that comes with a fort is the best for us now: it brings a lawspeaker.
thing = With a new fort you may take the thing action of that land at once, for nothing. Take it.
thing-else = It costs nothing and brings 2 VP. Take it.
lawspeaker = Scotland's thing advances a lawspeaker. The one on the top space comes into play at once.
lawspeaker-else = Only from the top space does a token come into play. Choose space 1.
send = A new lawspeaker is sent to a thing where nobody of yours is. Send it to Ireland.
send-else = Any thing will do in a game. Here, send it to Ireland.
repair = A longship of yours is damaged, and it gives no icons. A repair costs 2 coins. Repair it.
repair-else = A damaged longship is no use. Repair it first.
normandy = A lawspeaker in Normandy brings 2 coins, and there is room for any number of them. Take the thing action of Normandy.
normandy-else = Normandy is a safe source of coins. Take the thing action of Normandy.
coins = Take the coins.
explained = So a round goes on, action by action, until all pass. Then settlements bring income, cards may go into port, and a new land comes onto the map.
task = A task: the same turn once more, with 7 coins. Have 9 coins in at most three steps. More than one way leads there.
end = Now you know an expansion turn: jarls at home, lawspeakers at things, longships on your route. VP come from ladders, things, settlements, scoring cards, lore and your leader. A trap: a longer route shows more icons, but every second damage icon on it damages a longship. You are ready for a game against a gentle bot.
