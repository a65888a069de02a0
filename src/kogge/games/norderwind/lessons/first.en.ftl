# The first lesson of Norderwind: English

welcome = You are the captain on the left, with a ship, 5 gold and no crew. Three towns need help: Norderkap, Trutzhavn and Olesand. Every service you do for a town puts one of your cubes on its column. Who has all cubes on the board first wins. Read on.
needs = Each column is read from the bottom. Olesand first asks for 1 salt and 1 fish. So that is what you need. Everything is found at sea: each town has a stack of eight face-down tiles, and the town itself is one of them.
sail = Every turn is one voyage. Choose the stack you sail into: Olesand.
sail-else = You may sail anywhere, but Olesand wants the goods we are after. Sail into the stack of Olesand.
buy = A fish port, and it sells for 1 gold. Buy a fish.
buy-else = Fish at 1 gold is as cheap as it gets, and Olesand asks for it. Buy first.
enough = At a port you may trade one or two goods. Olesand asks for one fish only, and gold is short. Say that it is enough.
enough-else = A second fish would cost another gold, which you need for the salt. Say that it is enough.
next = Using a tile is an action. You have two in a voyage, and your sail reaches four tiles. Turn the next one.
next-else = Ending now would bring a trade letter, but you still have an action and reach. Turn the next tile.
second = A salt port at 1 gold. That is the other half of the contract: buy a salt.
second-else = Do not sail past it: who knows when salt at 1 gold comes again. Buy a salt.
over = One is enough here too. With your second action the voyage ends, and the stack is shuffled again.
over-else = Olesand asks for one salt only. Say that it is enough.
letters = While you traded, Birte could have used the same port with her trade letter: the others may follow you with one. She passed. Then she made her own voyage. Remember it: in Birte's turn you may do the same.
again = Your turn again. The town of Olesand lies somewhere in its own stack. Sail there.
again-else = Your goods are for Olesand, and the town lies in the stack of Olesand.
serve = There it is, at once: luck belongs to sailing. You have what the contract asks for. Fulfil it.
serve-else = This is what you came for: fulfil the contract.
home = Your first cube is on the board. You could sail on with your second action, or end the voyage; ending with fewer than two actions brings a trade letter. End it.
home-else = Nothing aboard can be sold now. End the voyage and take the letter.
profit = A task. You have 5 gold and lie in a fish port that trades at 1. Farther out there is one that pays 3. Have 9 gold at the end of this voyage.
fog = Fog, and pirates in it: the die says 1, so one hit is needed. You may pay them off, or fight with your cannon. A won battle brings a captain for your brig, and Trutzhavn asks for captains. Fight.
fog-else = One hit with one cannon is a fair chance, and Trutzhavn asks for captains. Fight.
captain = A hit. The captain sits in your brig until you bring him to Trutzhavn. A lost battle ends the voyage, so look at the chances the game shows before you fight.
end = Now you know a whole voyage: choose a stack, turn tiles, two actions, serve a town. Sail, cannons and crew are bought in equipment ports; they make voyages longer and safer. Who leads a column has its majority, worth cubes too. A trap: a contract needs everything at once, so look at the next row before you buy. You are ready for a game against a gentle bot.
