import { arrangeList, matchPairs, mcq, trueFalse } from '../../sample-content.ts';
import { type Case, alone, asStored, quoted, together } from '../case.ts';
import { card, choose, judge, order, pair } from '../writing.ts';

export const partsAndLengths: readonly Case[] = [
  choose('Which of these animals sleeps upright?', 'The horse', ['The dog'], 'Its legs can lock.'),
  judge('Gold rusts.', false, 'It is too noble to react with air.'),
  order(
    'Put these layers of the Earth in order.',
    ['Crust', 'Mantle'],
    'The core lies below both.',
  ),
  card('What is a metaphor in a poem or a novel?', ''),
].map(alone);

export const answerShape: readonly Case[] = [
  mcq({
    stem: 'Which planet is known for its great red spot?',
    options: ['Mars', 'Jupiter', 'Saturn'],
    answer: 'Neptune',
  }),
  { ...trueFalse(), body: { ...trueFalse().body, options: ['TRUE'] } },
  arrangeList({ answer: [1, 2, 3] }),
  matchPairs({ left: ['Ape', 'Hen'], right: ['Fish', 'Mammal', 'Bird'] }),
].map((content) => asStored(content));

export const numericOptions: readonly Case[] = [
  mcq({
    stem: 'How tall is the Eiffel Tower?',
    options: ['330 m', '210 m', '450 m'],
    answer: '330 m',
  }),
  mcq({
    stem: 'How many minutes does a football match last?',
    options: ['45', '90', '60', '80'],
    answer: '90',
  }),
  mcq({
    stem: 'How heavy is a newborn elephant?',
    options: ['100 kg', '300 pounds', '20 kg'],
    answer: '100 kg',
  }),
  mcq({
    stem: 'When was the first postage stamp issued?',
    options: ['1840', '1815', '1860'],
    answer: '1840',
  }),
].map((content) => asStored(content));

const repeatedKeys = (count: number, options: string[], place: (index: number) => number) =>
  asStored(
    ...Array.from({ length: count }, (_, index) =>
      mcq({
        stem: `Which colour had the flag of regiment number ${index}?`,
        options,
        answer: options[place(index)] ?? '',
      }),
    ),
  );

export const keyBalance: readonly Case[] = [
  repeatedKeys(20, ['Red', 'Blue', 'Green', 'White'], (index) => (index < 15 ? 1 : 3)),
  repeatedKeys(25, ['Red', 'Blue', 'Green'], (index) => (index % 6 === 0 ? 1 : 2)),
  asStored(
    ...Array.from({ length: 22 }, (_, index) =>
      trueFalse(`Regiment ${index} wore red coats.`, index > 2),
    ),
  ),
  asStored(
    arrangeList({
      stem: 'Put these ages in order, oldest first.',
      options: ['Stone Age', 'Bronze Age', 'Iron Age'],
      answer: [0, 1, 2],
    }),
  ),
];

const passage =
  'Bridges of the Inca were woven from grass. Every year the villages on both sides met, twisted cords from dry ichu grass and plaited them into cables as thick as a man’s thigh. The old bridge was cut loose and fell into the gorge. One such bridge, Q’eswachaka, is still renewed each June; it spans 28 metres over the Apurímac. Spanish horses at first refused to cross, yet the bridges carried armies.';
const cables = card(
  'How were the cables of Inca bridges made?',
  'Cords were twisted from dry ichu grass and plaited.',
);
const renewed = judge(
  'The bridge of Q’eswachaka is still renewed each June.',
  true,
  'It spans the Apurímac.',
);

export const quote: readonly Case[] = [
  quoted(cables, 'Villages twisted cords from grass and plaited them into thick cables.', passage),
  quoted(cables, 'dry ichu grass', passage),
  quoted(renewed, 'Q’eswachaka is still renewed every June and spans 28 metres', passage),
  quoted(renewed, 'One such bridge, Q’eswachaka, ... spans 28 metres over the Apurímac.', passage),
];

export const notInTheSource: readonly Case[] = [
  quoted(
    choose(
      'What did the Inca weave bridges from?',
      'Cotton',
      ['Grass', 'Leather', 'Hair'],
      'Villages on both sides met to do it.',
    ),
    'Bridges of the Inca were woven from grass.',
    passage,
  ),
  quoted(
    card('How wide is the gorge that the bridge of Q’eswachaka spans?', '38 metres'),
    'One such bridge, Q’eswachaka, is still renewed each June; it spans 28 metres over the Apurímac.',
    passage,
  ),
  quoted(
    judge(
      'Inca engineers learned to build bridges from the Chimú.',
      true,
      'They took over what they found.',
    ),
    'Bridges of the Inca were woven from grass.',
    passage,
  ),
  quoted(
    judge(
      'Spanish horses at first refused to cross the bridges.',
      true,
      'Pizarro had to lead his own by hand, as Garcilaso tells.',
    ),
    'Spanish horses at first refused to cross, yet the bridges carried armies.',
    passage,
  ),
];

const why = 'The chronicles agree on this.';

export const repeated: readonly Case[] = [
  together(
    card('What is a glacier?', 'A river of ice'),
    card('What is a Glacier?', 'Slowly flowing ice'),
  ),
  together(
    choose(
      'Which ocean current warms the coasts of western Europe in winter?',
      'The Gulf Stream',
      ['The Humboldt Current', 'The Kuroshio', 'The Benguela'],
      why,
    ),
    choose(
      'Which current warms the coasts of western Europe in winter?',
      'The Gulf Stream',
      ['The Labrador Current', 'The Agulhas', 'The Canary Current'],
      why,
    ),
  ),
  together(
    judge(
      'Magellan himself did not live to see the end of the first voyage around the world.',
      true,
      why,
    ),
    judge(
      'Magellan himself did not live to see the end of the first voyage around the globe.',
      true,
      why,
    ),
  ),
  together(
    pair(
      'Match each god with a domain.',
      [
        ['Ares', 'War'],
        ['Hermes', 'Roads'],
        ['Hestia', 'Hearth'],
      ],
      why,
    ),
    pair(
      'Match each god with a domain',
      [
        ['Hestia', 'Hearth'],
        ['Ares', 'War'],
        ['Hermes', 'Roads'],
      ],
      why,
    ),
  ),
];
