# What the page says of Norderwind's pieces, and its tips: English.

odds-name-cannon = of victory
odds-name-fog = of fog on the next tile
nw-voyage-to = Voyage for { $port }
nw-at-home = In the home port
nw-stack = Stack of { $port }
nw-stack-count = { $count } tiles
nw-seen = Seen here
nw-unseen = { $count ->
        [0] all seen
        [one] one not seen
       *[other] { $count } not seen
    }
nw-next-odds = Next tile
nw-kind = { $kind ->
        [destination] port of destination
        [port] trading port
        [equipment] equipment
        [merchant] merchant
        [wreck] wreck
        [fog] fog
       *[other] { $kind }
    }
nw-about-tile = { $family ->
        [destination] Fulfil the next contract of this port: hand over all it asks for, and place a cube on it.
        [merchant] Buy or sell one good of any kind, for the price on the tile.
        [equipment] Buy one thing: more sail, a cannon, or a crew member.
        [wreck] Search it for gold.
        [fog] Roll the event die: a treasure, or pirates. Pay them off or fight them. A victory brings a captain, a defeat ends the voyage. It does not count as an action.
       *[port] Buy one or two of its good, or sell one or two, for the price on the tile each.
    }
nw-contracts = Contracts of { $port }
nw-next-contract = Next contract
nw-contract-row = Contract { $number }: { $needs }
nw-done-by = fulfilled by { $name }
nw-you-lack = You lack: { $needs }
nw-you-have-all = You have all of it
nw-majority = Majority
nw-majority-of = Majority: { $name }
nw-majority-none = Majority: nobody
nw-all-ports = A contract in every port
nw-full-crew = Full crew
nw-cubes = Cubes on the board
nw-cubes-of = { $cubes } of { $all } cubes
nw-hold = Hold
nw-brig = Brig
nw-crew = Crew
nw-cannons = Cannons
nw-sail = Sail
nw-gold = Gold
nw-letters = Letters
nw-empty = empty
nw-free-post = { $role }: free
nw-on-board = { $role }: on board
nw-actions-left = { $left ->
        [0] no action left
        [one] one action left
       *[other] { $left } actions left
    }
nw-range-left = { $left ->
        [0] no farther
        [one] one tile farther
       *[other] { $left } tiles farther
    }
nw-next-tile = Next tile
nw-anchor = Drop anchor
nw-lane = The voyage
nw-lane-empty = The ships lie at anchor. { $name } chooses a course.
nw-lane-yours = The ships lie at anchor. Choose a stack to sail for.
nw-battle = Pirates: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } needed, { $shots ->
        [one] one shot
       *[other] { $shots } shots
    }
nw-odds = Victory { $percent } %
nw-odds-long = Victory in { $cases } of { $all } cases
nw-looked = The lookout saw this
nw-ship-of = Ship of { $name }
nw-needs-word = { $amount } { $name }
nw-crew-boatman = Trade two goods at a merchant ship, or sell one and buy another.
nw-crew-accountant = One gold more with the first good you sell on a tile.
nw-crew-cannoneer = The blue double ball counts as two hits.
nw-crew-treasurer = Two gold instead of one when you begin with none.
nw-crew-lookout = Look at the first tile of a voyage; sail on or put it under the stack.
nw-aid-goal = Goal: to be the first with all cubes on the board.
nw-aid-1 = Choose a stack and turn tiles one by one, as far as your sails carry.
nw-aid-2 = At most two actions; the second ends the voyage. With one or none you get a trade letter (you hold at most two).
nw-aid-3 = Port: buy or sell one or two of the good it trades. Merchant ship: one good of any kind. Equipment: sail, cannon or crew. Wreck: treasure.
nw-aid-4 = Fog: pay the pirates or fight. A silver ball is a hit, the blue one only with a cannoneer.
nw-aid-5 = After an action the others may use the tile too, for a trade letter each.
nw-aid-6 = Cubes: one for each contract; one for the sole majority of a port, one for a contract in every port, one for a full crew. Whoever has placed them all wins.
nw-aid-title = A turn at a glance
nw-source-contracts = Contracts
nw-source-majority = Majorities
nw-source-all-ports = Every port
nw-source-full-crew = Full crew
nw-total = Cubes
tip-norderwind-choose-stack = Each port has its own stack of sea tiles, and its contracts lie beside it. Sail where your goods are asked for, or where you know of tiles that you need: only that stack can bring them.
tip-norderwind-tile = The lit pieces are what this tile allows. The second action ends the voyage, so ask what you still want to find before you spend one here.
tip-norderwind-more = Up to two goods may be traded here, in one direction. It costs no further action, so take the second if a contract asks for it or you can sell it dearer.
tip-norderwind-sail-on = You may drop anchor or go on. Another tile may be fog, and a lost battle ends the voyage; with one action or none anchoring brings a trade letter.
tip-norderwind-pirates = The odds stand above the tiles. Paying always costs one gold; a victory brings a captain, a defeat ends the voyage. So fight when a captain is wanted and little would be lost.
tip-norderwind-letter = Someone used this tile. With a trade letter you may use it too: it costs you no action and no way there, and nobody holds more than two letters.
tip-norderwind-set-sail = Your lookout may look at the first tile before you sail there: so fog or a useless port can be passed by.
tip-norderwind-looked = Only you see this tile. Sail there if it helps, else put it under the stack: that costs no range, and it cannot come again in this voyage.
nw-reconstructed = ◇ The rulebook’s pictures hold some values it does not print: most tiles, dice and contracts are our reconstruction.
