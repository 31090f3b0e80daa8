import { type Case, alone, together } from '../../case.ts';
import { card, choose, judge, order, pair, reasoned, write } from '../../writing.ts';

/** Items that come near the clues and give none, written before their checks were tuned. */
export const CLUE_GOOD_ITEMS: readonly Case[] = [
  ...[
    order(
      'Put the making of paper by hand in order, from first to last.',
      ['Rags rot in a vat', 'Hammers beat the fibres', 'A mould is dipped', 'Sheets dry on a line'],
      'Rotten rags come apart under the hammers, and loose fibres settle on the mould as a sheet.',
    ),
    order(
      'Put these wars in order, earliest first.',
      ['Wars of the Roses', 'Thirty Years War', 'First World War'],
      'Each ended with another kind of state: a dynasty, a balance of powers, nations.',
    ),
    order(
      'Put the steps of the dance of a scout bee in order, from first to last.',
      ['A scout returns', 'She dances on the comb', 'She offers a taste', 'She flies out'],
      'Others follow the dance, taste the nectar, and leave with her for the flowers.',
    ),
    order(
      'Put the steps of the inquiry in order, from first to last.',
      [
        'Doubt the report',
        'Look for rival causes',
        'Test what tells them apart',
        'Publish the result',
      ],
      'Doubt opens the field; a test is worth its cost when rivals foretell different outcomes.',
    ),
    order(
      'Put these units in order, smallest first.',
      ['Squad', 'Company', 'Regiment', 'Division'],
      'Each is made of several of the one before, with an officer of higher rank.',
    ),
    order(
      'Put a bank run in order, from first to last.',
      ['A rumor spreads', 'Queues form at the counters', 'Loans are called in', 'Shops close'],
      'Rumor is enough: whoever waits may find the till empty, so that waiting is foolish.',
    ),
    pair(
      'Match each virtue with its excess, in Aristotle’s view.',
      [
        ['Courage', 'Rashness'],
        ['Thrift', 'Meanness'],
        ['Wit', 'Clowning'],
        ['Pride', 'Vanity'],
      ],
      'A virtue lies between two faults, and each excess looks like more of the same good.',
    ),
    pair(
      'Match each cloud with the weather that it brings.',
      [
        ['Cirrus', 'A change within a day'],
        ['Cumulus', 'A fair afternoon'],
        ['Nimbostratus', 'Hours of rain'],
      ],
      'Ice high up announces a front; heaps of fair weather dissolve at dusk.',
    ),
    pair(
      'Match each thinker with a view of markets.',
      [
        ['Smith', 'Rivals keep each other honest'],
        ['Marx', 'Owners take what workers make'],
        ['Hayek', 'Prices carry scattered knowledge'],
        ['Polanyi', 'Societies defend themselves'],
      ],
      'Smith and Hayek ask what prices do; Marx and Polanyi ask what they do to people.',
    ),
    pair(
      'Match each memory with its span.',
      [
        ['Sensory store', 'Less than a second'],
        ['Working memory', 'Half a minute'],
        ['Long-term memory', 'Decades'],
      ],
      'What is not attended to fades at once; what is rehearsed may last for life.',
    ),
    judge('The Portuguese reached India by sea in 1498.', true, 'They sailed round the Cape.'),
    judge('Iron and copper conduct heat better than glass.', true, 'Metals have free electrons.'),
    judge('Salt lowers the point at which water freezes.', true, 'So it is strewn on roads.'),
    judge(
      'For Clausewitz, war is a continuation of politics by other means.',
      true,
      'The aim is set by the state, so victory by itself proves little.',
    ),
    judge(
      'A habit is harder to break than to form, in James’s view.',
      true,
      'He compares it to a fold in paper that returns to its crease.',
    ),
    judge(
      'Bread and circuses kept the poor of Rome quiet.',
      true,
      'Juvenal mocked the people for it.',
    ),
    judge('The council met every other year.', true, 'Between meetings a committee decided.'),
    judge('The village was first of all a market.', true, 'Farmers came on two days a week.'),
    judge('None of the five ships came home.', true, 'A storm took them near the Azores.'),
    judge('All four gospels name Pontius Pilate.', true, 'He is the one Roman they agree on.'),
    judge(
      'The plague struck London once and for all in 1665.',
      false,
      'It had struck before, and small outbreaks came after it.',
    ),
    choose(
      'Which signal makes a herring gull chick beg?',
      'A red spot on the bill',
      ['A signal call from above', 'A shadow on the nest', 'A bill full of fish'],
      'Tinbergen moved the spot on models, and begging followed it.',
    ),
    choose(
      'What keeps a cartel from holding its price?',
      'A price cut pays the first to cheat',
      ['A cartel cannot meet often', 'Buyers form unions', 'Laws set the price'],
      'Each member gains by selling a little below the others.',
    ),
    choose(
      'Why do people in a crowd often fail to help?',
      'They look to one another',
      ['They fear the police', 'They enjoy the sight', 'They dislike strangers'],
      'As long as nobody moves, it looks as if nothing were wrong: so Latané and Darley found in 1968.',
    ),
    write(
      'Which effect makes owners ask more for a mug than buyers would pay?',
      ['Endowment effect', 'endowment'],
      'Giving up what one has weighs more than getting it.',
    ),
    write(
      'What does Kuhn call a finding that the ruling theory cannot explain?',
      ['Anomaly'],
      'It becomes a crisis when patches no longer help.',
    ),
    write(
      'What is the best course open to you if talks fail?',
      ['BATNA', 'best alternative', 'best alternative to a negotiated agreement'],
      'It is the measure against which an offer is judged.',
    ),
    write(
      'Prices tell strangers what is scarce, so that _____ is shared without a meeting.',
      ['knowledge', 'information'],
      'Hayek saw in prices a way of telling each what others know.',
    ),
    write(
      'To the gene’s-eye view, a body is a _____ that carries copies into the next generation.',
      ['survival machine', 'vehicle'],
      'Dawkins uses both words; the copies outlast what carries them.',
    ),
    reasoned(
      choose(
        'What drives a dhow across the wind?',
        'A sail',
        ['An oar', 'A rudder', 'A tide'],
        'Cloth turned to the wind drives the hull forward, and the keel keeps it from drifting.',
      ),
      ['An oar', 'Oars move a ship in a calm, by muscle.'],
      ['A rudder', 'That turns the ship; it gives no speed.'],
      ['A tide', 'Tides carry hulls along the coast whatever their rig.'],
    ),
    reasoned(
      order(
        'Put these emperors in order, earliest first.',
        ['Nero', 'Trajan', 'Hadrian'],
        'The family of Augustus ended in a revolt; adoption chose the other two.',
      ),
      [['Trajan', 'Nero'], 'Nero was of the first dynasty, which came to an end before adoption.'],
    ),
    reasoned(
      pair(
        'Match each tide with its cause.',
        [
          ['Spring tide', 'Both bodies pull in one line'],
          ['Neap tide', 'Both pull at right angles'],
          ['Storm surge', 'Wind piles up water'],
        ],
        'Two bodies add up or cancel in part; weather comes on top.',
        ['A quake shifts the sea bed'],
      ),
      [
        ['Neap tide', 'Both bodies pull in one line'],
        'In one line the two add up: the range is largest.',
      ],
      [
        ['Storm surge', 'A quake shifts the sea bed'],
        'A quake makes a tsunami; no wind is needed.',
      ],
    ),
    order(
      'Put the making of bread in order; one does not belong.',
      ['Flour is mixed with water', 'Dough rises', 'Loaves are shaped', 'Crust forms in the heat'],
      'Gas lifts the mass, handling shapes it, and heat fixes what was lifted.',
      ['Malt is boiled with hops'],
    ),
    card('What is a tragedy of the commons?', 'Shared land is overused'),
    card('What does a hedge fund sell short?', 'Shares that it has borrowed'),
  ].map(alone),
  together(
    choose(
      'What did the monks at Cluny give up?',
      'Work in the fields',
      ['Prayer at night', 'Wine at table', 'Books in Latin'],
      'Long services filled their day, so that tenants farmed for them.',
    ),
    choose(
      'Why did the Cistercians leave the older houses?',
      'They wanted the plain rule back',
      ['They lost a lawsuit', 'They followed a bishop', 'They quarreled over land'],
      'They ploughed with their own hands, in valleys far from towns.',
    ),
  ),
  together(
    card('What is inflation?', 'A rise of prices at large'),
    card('What is deflation?', 'A fall of prices at large'),
    card('What does a central bank raise against inflation?', 'Interest rates'),
  ),
  together(
    choose(
      'Whom do the young elephants follow in a drought?',
      'The oldest cow',
      ['The largest bull', 'The first to move', 'The nearest herd'],
      'Old cows remember the far wells.',
    ),
    judge('Bull elephants leave the herd when they grow up.', true, 'They roam alone or in pairs.'),
  ),
];
