import { type Case, quoted } from '../case.ts';
import { card, choose, judge, order, pair } from '../writing.ts';

const finished = 'The lighthouse of Alexandria was finished about 280 BC under Ptolemy II.';
const stood = 'It stood on the island of Pharos and was more than a hundred metres high.';
const mirror =
  'By day a mirror of polished metal caught the sun, at night a fire burned at the top.';
const builder = 'Sostratus of Cnidus is named as its builder.';
const quakes = 'Earthquakes damaged it badly in 956 and again in 1303 and 1323.';
const fort = 'In 1480 its last stones went into a fort that Sultan Qaitbay put up on the spot.';
const passage = [finished, stood, mirror, builder, quakes, fort].join(' ');

/** 17: a key, an explanation or a number that the source does not bear out. */
export const notInTheSource: readonly Case[] = [
  quoted(
    choose(
      'Who is named as the builder of the lighthouse of Alexandria?',
      'Dinocrates',
      ['Sostratus', 'Ptolemy', 'Qaitbay'],
      'Tradition has handed his name down.',
    ),
    builder,
    passage,
  ),
  quoted(
    choose(
      'About when was the lighthouse of Alexandria finished?',
      '260 BC',
      ['280 BC', '300 BC', '330 BC'],
      'It went up under Ptolemy II.',
    ),
    finished,
    passage,
  ),
  quoted(
    choose(
      'How high was the lighthouse of Alexandria?',
      'More than 140 metres',
      ['More than 40 metres', 'More than 60 metres', 'More than 90 metres'],
      'Few buildings of its time were higher.',
    ),
    stood,
    passage,
  ),
  quoted(
    choose(
      'What caught the sun on the lighthouse by day?',
      'A glass lens',
      ['A gilded statue', 'A white flag', 'A marble dome'],
      'Ships saw the flash from far out.',
    ),
    mirror,
    passage,
  ),
  quoted(
    judge(
      'The lighthouse of Alexandria was damaged by earthquakes in 1365.',
      true,
      'The tower did not stand up to the shocks.',
    ),
    quakes,
    passage,
  ),
  quoted(
    judge(
      'Merchants from Venice paid for the upkeep of the lamp.',
      true,
      'They depended on a safe port.',
    ),
    mirror,
    passage,
  ),
  quoted(
    judge(
      'The lighthouse stood on the island of Pharos.',
      true,
      'The French word for lighthouse, phare, comes from Pharos and was borrowed by Voltaire.',
    ),
    stood,
    passage,
  ),
  quoted(
    card(
      'What happened to the last stones of the lighthouse?',
      'They were shipped to Istanbul for a mosque.',
    ),
    fort,
    passage,
  ),
  quoted(
    card('When did earthquakes damage the lighthouse?', 'In 956, 1303 and 1375'),
    quakes,
    passage,
  ),
  quoted(
    pair(
      'Match each man with his part in the lighthouse.',
      [
        ['Ptolemy II', 'King when it was finished'],
        ['Sostratus', 'Builder'],
        ['Euclid', 'Designer of the mirror'],
      ],
      'King, builder and scholar worked together.',
    ),
    builder,
    passage,
  ),
  quoted(
    order(
      'Put these events in order, earliest first.',
      ['The lighthouse is finished', 'Caesar burns the library', 'Qaitbay puts up a fort'],
      'The stones went into the fort at last.',
    ),
    fort,
    passage,
  ),
  quoted(
    judge(
      'By day a mirror of polished metal caught the sun.',
      false,
      'At night a fire burned at the top.',
    ),
    mirror,
    passage,
  ),
  quoted(
    choose(
      'Where did the lighthouse of Alexandria stand?',
      'On the island of Pharos',
      ['On the cape of Lochias', 'On the mole of Heptastadion', 'On the hill of Serapis'],
      'The mole that led there was 1,300 metres long.',
    ),
    stood,
    passage,
  ),
];
