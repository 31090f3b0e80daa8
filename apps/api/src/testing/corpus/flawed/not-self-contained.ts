import { type Case, alone } from '../case.ts';
import { card, choose, judge, order } from '../writing.ts';

/** 18: an item that leans on a text which its reader does not see, or is about the edition. */
export const notSelfContained: readonly Case[] = [
  choose(
    'According to the passage, what is osmosis?',
    'Water moving through a membrane',
    ['Salt falling out of water', 'Gas rising from a liquid', 'Heat passing through a wall'],
    'Water moves to where more is dissolved.',
  ),
  choose(
    'What does the author compare the mind to?',
    'A garden',
    ['A castle', 'A river', 'A mirror'],
    'It must be weeded.',
  ),
  choose(
    'What is the main idea of this chapter?',
    'Habits shape character',
    ['Fate rules men', 'Wealth brings joy', 'War brings order'],
    'Small acts add up.',
  ),
  judge('He crossed the Rubicon in 49 BC.', true, 'It meant civil war.'),
  judge('This led to the fall of the monarchy.', true, 'The king fled and was caught.'),
  judge(
    'They reached the pole five weeks before their rivals.',
    true,
    'Dogs had made the difference.',
  ),
  choose(
    'Why did she refuse the offer?',
    'It came too late',
    ['It was too low', 'It was a trick', 'It was unlawful'],
    'The house had been sold.',
  ),
  choose(
    'Which of the methods mentioned above is the cheapest?',
    'Hand tools',
    ['Steam power', 'Water wheels', 'Horse mills'],
    'They need no building.',
  ),
  judge(
    'However, the experiment failed in the second year.',
    true,
    'Frost had killed the seedlings.',
  ),
  card('What does Table 3 show about wages?', 'They doubled within ten years.'),
  card('Who is credited with the cover design of the book?', 'An agency in New York'),
  choose(
    'Under which terms may this eBook be used?',
    'At no cost and with few restrictions',
    [
      'Only in schools and in libraries',
      'Against a small yearly fee',
      'After asking the heirs of its writer',
    ],
    'The licence is included with it.',
  ),
  order(
    'Put the events described in the text in order.',
    ['The ship leaves', 'The storm rises', 'The mast breaks'],
    'First calm, then wind, then ruin.',
  ),
  choose(
    'To whom is this book dedicated?',
    'To the teacher of its writer',
    ['To a king of France', 'To a friend at sea', 'To a lady at court'],
    'The page before the first says so.',
  ),
].map(alone);
