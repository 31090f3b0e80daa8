import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const romanRoads: Subject = {
  passage: [
    'The Via Appia, begun in 312 BC by the censor Appius Claudius, ran from Rome to Capua and later on to Brindisi.',
    'It was built to bring troops to the war against the Samnites.',
    'Surveyors set out straight lines with the groma, a cross with plumb lines hanging from its arms.',
    'Builders dug a trench, laid large stones at the bottom, then rubble in mortar, then gravel, and paved the top with fitted slabs.',
    'The surface was raised in the middle so that rain ran off into ditches on both sides.',
    'Milestones told the distance from the nearest town; a Roman mile was a thousand double paces, about 1,480 metres.',
    'The public post, set up by Augustus, had stations where messengers changed horses.',
    'A courier did some eighty kilometres a day, and in an emergency more than twice as much.',
    'At its height the empire had about eighty thousand kilometres of paved road.',
    'After 476 nobody paid for repairs, and many roads were robbed of their stones, though some still lie under modern highways.',
  ],
  items: [
    [
      1,
      choose(
        'For what purpose was the Via Appia built?',
        'To bring troops to a war',
        [
          'To carry grain to the capital',
          'To lead pilgrims to a temple',
          'To open a new silver mine',
        ],
        'Rome was at war with the Samnites, and its army had to reach Capua quickly.',
      ),
    ],
    [
      2,
      choose(
        'What did Roman surveyors use the groma for?',
        'Setting out straight lines',
        [
          'Measuring the height of hills',
          'Weighing loads of gravel',
          'Counting the paces of a mile',
        ],
        'Plumb lines on the arms of a cross let them sight along the ground.',
      ),
    ],
    [
      3,
      order(
        'Put the layers of a Roman road in order, lowest first.',
        ['Large stones', 'Rubble in mortar', 'Gravel', 'Fitted slabs'],
        'Coarse material below carries the load and drains water; the slabs on top take the wear.',
      ),
    ],
    [
      4,
      card(
        'Why were Roman roads raised in the middle?',
        'So that rain ran off into ditches on both sides.',
      ),
    ],
    [
      5,
      choose(
        'About how long was a Roman mile?',
        '1,480 metres',
        ['740 metres', '1,850 metres', '2,220 metres'],
        'It was a thousand double paces, a little shorter than the mile of today.',
      ),
    ],
    [
      6,
      judge(
        'The public post of Rome was set up by Augustus.',
        true,
        'At its stations messengers found fresh horses.',
      ),
    ],
    [
      7,
      judge(
        'A Roman courier did some three hundred kilometres on an ordinary day.',
        false,
        'Eighty was usual; an emergency could more than double it.',
      ),
    ],
    [
      8,
      card(
        'How much paved road did the Roman empire have at its height?',
        'About eighty thousand kilometres',
      ),
    ],
    [
      0,
      pair(
        'Match each person or tool with the part played in Roman roads.',
        [
          ['Appius Claudius', 'Via Appia'],
          ['Augustus', 'Public post'],
          ['Groma', 'Straight lines'],
        ],
        'A censor began the first great road, an emperor the post, and a simple cross kept it all straight.',
      ),
    ],
    [
      9,
      choose(
        'What happened to many Roman roads after 476?',
        'They were robbed of their stones',
        [
          'They were sold to merchants',
          'They were flooded by rivers',
          'They were closed by bishops',
        ],
        'Nobody paid for repairs any more. Some lines survive under modern highways.',
      ),
    ],
  ],
};
