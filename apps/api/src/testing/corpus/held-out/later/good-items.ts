import { type Case, alone, casesOf } from '../../case.ts';
import { type Subject, card, choose, judge, order, pair } from '../../writing.ts';

const trains: Subject = {
  passage: [
    'Before the railways each English town kept its own time: noon at Bristol came ten minutes after noon in London.',
    'In 1840 the Great Western Railway began to use London time at all its stations.',
    'Many towns put a second minute hand on the church clock to show both.',
    'Only in 1880 did Parliament make Greenwich time the law for the whole of Great Britain.',
    'In the United States the railways agreed on four zones in 1883 without asking the government.',
    'A conference in Washington chose Greenwich as the prime meridian in 1884; France abstained and kept Paris time until 1911.',
    'Sandford Fleming, a Canadian engineer, had argued for zones after he missed a train in Ireland because of a misprint.',
  ],
  items: [
    [
      0,
      choose(
        'By how many minutes did Bristol lag behind London before railway time?',
        '10 minutes',
        ['2 minutes', '25 minutes', '60 minutes'],
        'Noon came later in the west, and each town kept its own time.',
      ),
    ],
    [
      1,
      choose(
        'What did the Great Western Railway begin to do in 1840?',
        'Use London time at all stations',
        ['Sell tickets for a whole year', 'Run trains without stopping', 'Print its own newspaper'],
        'Timetables are hard to keep when each town has a noon of its own.',
      ),
    ],
    [
      2,
      card(
        'How did many English towns show two times at once?',
        'They put a second minute hand on the church clock.',
      ),
    ],
    [
      3,
      judge(
        'Greenwich time became the law for Great Britain in 1880.',
        true,
        'Railways had used it long before.',
      ),
    ],
    [
      4,
      judge(
        'The government of the United States ordered the four time zones of 1883.',
        false,
        'The railways agreed on them without asking it.',
      ),
    ],
    [
      5,
      choose(
        'Which country abstained when Greenwich was chosen as prime meridian?',
        'France',
        ['Spain', 'Russia', 'Brazil'],
        'It kept Paris time until 1911.',
      ),
    ],
    [6, card('Why did Sandford Fleming miss a train in Ireland?', 'Because of a misprint')],
    [
      5,
      order(
        'Put these steps towards common time in order, earliest first.',
        [
          'Great Western Railway uses London time',
          'Greenwich time becomes the law of Great Britain',
          'United States railways agree on zones',
          'France gives up Paris time',
        ],
        'A company came first and the law much later; the last rival meridian gave way after that.',
      ),
    ],
    [
      6,
      pair(
        'Match each name with its part in the story of time.',
        [
          ['Sandford Fleming', 'Argued for zones'],
          ['Parliament', 'Made Greenwich time the law'],
          ['Great Western Railway', 'Used London time'],
        ],
        'An engineer, a parliament and a company each pushed for one time.',
      ),
    ],
  ],
};

const lichens: Subject = {
  passage: [
    'A lichen is not one organism but a partnership of a fungus with an alga or a cyanobacterium.',
    'The fungus gives shelter and holds water, while its partner makes sugar from light.',
    'Simon Schwendener proposed this in 1867 and was mocked for it by the leading experts of his time.',
    'Beatrix Potter, later famous for Peter Rabbit, studied fungi and drew lichens in the 1890s.',
    'Lichens grow slowly, some map lichens less than a millimetre in a year, so that the size of the largest tells how long a rock has been bare.',
    'Many of them die in air that holds sulphur dioxide, and city walls without lichens are a sign of pollution.',
    'Reindeer live in winter largely on a lichen known as reindeer moss.',
    'Litmus, which turns red in acids and blue in bases, is made from lichens.',
  ],
  items: [
    [0, card('What kind of partnership is a lichen?', 'A fungus with an alga or a cyanobacterium')],
    [
      1,
      choose(
        'What does the partner of the fungus in a lichen do?',
        'It makes sugar from light',
        ['It holds rain and dew', 'It clings to bare rock', 'It spreads the spores'],
        'The fungus in turn gives shelter and holds water.',
      ),
    ],
    [
      2,
      judge(
        'Simon Schwendener was praised by the experts for his view of lichens.',
        false,
        'They mocked him for it, though he was right.',
      ),
    ],
    [
      3,
      choose(
        'Which writer drew lichens in the 1890s?',
        'Beatrix Potter',
        ['Lewis Carroll', 'Emily Dickinson', 'Rudyard Kipling'],
        'She studied fungi before she became famous for Peter Rabbit.',
      ),
    ],
    [4, card('What can the size of the largest map lichen tell?', 'How long a rock has been bare')],
    [
      5,
      choose(
        'Of what are city walls without lichens a sign?',
        'Pollution',
        ['Old age', 'Good care', 'Heavy rain'],
        'Many lichens die in air that holds sulphur dioxide.',
      ),
    ],
    [6, judge('Reindeer moss is a lichen.', true, 'Reindeer live on it in winter.')],
    [
      7,
      choose(
        'What is made from lichens?',
        'Litmus',
        ['Indigo', 'Starch', 'Chalk'],
        'It turns red in acids and blue in bases.',
      ),
    ],
    [
      5,
      pair(
        'Match each lichen or product with what it is known for.',
        [
          ['Map lichen', 'Grows less than a millimetre in a year'],
          ['Reindeer moss', 'Largely in winter'],
          ['Litmus', 'Turns red in acids'],
        ],
        'Slow growth, food and a test for acids: small beings with many uses.',
      ),
    ],
  ],
};

/** A second lot of good items, written after the checks had been mended for items by others. */
export const LATER_GOOD_ITEMS: readonly Case[] = [
  ...[trains, lichens].flatMap(casesOf),
  ...[
    choose(
      'What does Ishmael call the cure for a damp, drizzly November in his soul?',
      'Going to sea',
      ['Taking a wife', 'Reading the Bible', 'Hunting in the hills'],
      'So “Moby-Dick” begins: whenever he grows grim about the mouth, he looks for a ship.',
    ),
    choose(
      'What does Darcy do for Lydia in “Pride and Prejudice”?',
      'He pays for her marriage',
      ['He sends her to school', 'He finds her a post', 'He takes her to Bath'],
      'He does it in secret, and Elizabeth hears of it from her aunt.',
    ),
    choose(
      'What is a keystone species?',
      'One on which many others depend',
      [
        'One that eats only one plant',
        'One that lives in stone walls',
        'One that came from far away',
      ],
      'Sea otters are an example: without them urchins eat up the kelp.',
    ),
    judge(
      'In “1984”, Winston Smith works at the Ministry of Truth.',
      true,
      'He rewrites old newspapers so that they agree with what the Party says today.',
    ),
    judge(
      'Mount Everest is the highest mountain above the sea.',
      true,
      'Measured from its base under the sea, Mauna Kea would be higher.',
    ),
    pair(
      'Match each god of Greece with the Roman name.',
      [
        ['Zeus', 'Jupiter'],
        ['Ares', 'Mars'],
        ['Athena', 'Minerva'],
        ['Hermes', 'Mercury'],
      ],
      'The Romans took over the stories and gave them to gods they had already.',
    ),
    card(
      'Why does the Moon show us one side only?',
      'It turns once on its axis in the time in which it goes round the Earth.',
    ),
  ].map(alone),
];
