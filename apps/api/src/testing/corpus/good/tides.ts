import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const tides: Subject = {
  passage: [
    'The Moon pulls on the whole Earth, but it pulls hardest on the water that is nearest to it.',
    'The sea therefore heaps up on the side that faces the Moon, and a second bulge stands on the far side.',
    'As the Earth turns, most coasts pass through both bulges and so have two high tides in a day.',
    'Because the Moon moves on while the Earth turns, the tides come about fifty minutes later each day.',
    'The Sun raises tides too, though its pull on the sea is less than half as strong as that of the Moon.',
    'At new moon and at full moon the two pull along one line, and the tides are at their highest: they are called spring tides.',
    'At the half moons they pull at right angles and the tides are weak: these are neap tides.',
    'The Bay of Fundy in Canada has the greatest tides in the world, up to sixteen metres between low and high water.',
    'Its funnel shape piles the water up, and the bay sloshes in time with the tide.',
    'Friction of the tides slows the turning of the Earth, so that days grow longer by about two milliseconds in a century.',
  ],
  items: [
    [
      2,
      choose(
        'Why do most coasts have high water twice a day?',
        'They turn through two bulges of the sea',
        [
          'The Moon circles the Earth twice a day',
          'Winds from the land turn twice a day',
          'Rivers swell at noon and at midnight',
        ],
        'The sea stands high on the side facing the Moon and on the far side. As the Earth turns, a coast passes through both.',
      ),
    ],
    [
      3,
      choose(
        'By about how many minutes does high water shift from one day to the next?',
        '50 minutes',
        ['5 minutes', '20 minutes', '120 minutes'],
        'While the Earth turns once, the Moon has moved on, and a coast needs some fifty minutes more to catch up with it.',
      ),
    ],
    [
      4,
      judge(
        'The pull of the Sun on the sea is less than half as strong as that of the Moon.',
        true,
        'The Sun raises tides as well, but being so far away it counts for less than the Moon.',
      ),
    ],
    [
      5,
      judge(
        'Spring tides come at the half moons.',
        false,
        'They come at new and full moon, when Sun and Moon pull along one line. The name has nothing to do with the season.',
      ),
    ],
    [
      5,
      pair(
        'Match each kind of tide with when it comes or where it is seen.',
        [
          ['Spring tide', 'New moon and full moon'],
          ['Neap tide', 'Half moons'],
          ['Greatest tide', 'Bay of Fundy'],
        ],
        'Sun and Moon help each other along one line and hinder each other at right angles; the shape of the coast does the rest.',
      ),
    ],
    [
      6,
      card(
        'What are neap tides?',
        'The weak tides at the half moons, when Sun and Moon pull at right angles.',
      ),
    ],
    [
      7,
      choose(
        'Which bay has the greatest tides in the world?',
        'The Bay of Fundy',
        ['The Bay of Biscay', 'The Bay of Bengal', 'The Gulf of Mexico'],
        'Its funnel shape piles the water up, and up to sixteen metres lie between low and high water.',
      ),
    ],
    [
      7,
      card(
        'How many metres can lie between low and high water in the Bay of Fundy?',
        'Up to sixteen metres',
      ),
    ],
    [
      9,
      judge(
        'Friction of the tides makes the Earth turn more slowly.',
        true,
        'Days grow longer by about two milliseconds in a century.',
      ),
    ],
    [
      5,
      order(
        'Put these tides in order of height, lowest first.',
        ['Neap tides', 'Spring tides', 'Tides of the Bay of Fundy'],
        'Neap tides are weak, spring tides high, and the funnel of Fundy piles the water up more than anywhere else.',
      ),
    ],
  ],
};
