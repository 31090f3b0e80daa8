import { type Case, together } from '../case.ts';
import { card, choose, pair } from '../writing.ts';

const why = 'The author comes back to it in several parts.';
const OTHERS = ['A higher wage', 'A longer lease', 'A second vote'];

/** Four items of one book that all want this answer. */
const wanting = (answer: string, ...subjects: readonly string[]): Case =>
  together(
    ...subjects.map((subject, index) =>
      index % 2 === 0
        ? card(`What does ${subject} call for?`, answer)
        : choose(`Which remedy has the author for ${subject}?`, answer, OTHERS, why),
    ),
  );

/** 25: one answer wanted again and again. */
export const askedTooOften: readonly Case[] = [
  wanting('Admit ignorance', 'early science', 'an empty map', 'a failed forecast', 'an old creed'),
  wanting('A BATNA', 'a raise', 'a strong rival', 'a last offer', 'a weak hand', 'a hard bargain'),
  wanting('The outside view', 'a kitchen', 'a textbook', 'a railway', 'a merger'),
  wanting('A pivot', 'a flat chart', 'a lost market', 'a dull pitch', 'a late launch'),
  wanting('Double blind trials', 'a new drug', 'a diet', 'a prayer', 'a teaching method'),
  wanting('Free trade', 'dear corn', 'idle looms', 'full barns', 'a glut of tin'),
  wanting('An apology', 'a broken cup', 'a lost file', 'a late train', 'a wrong bill'),
  wanting('Crop rotation', 'tired soil', 'weeds in wheat', 'poor hay', 'pests in turnips'),
  together(
    card('What is the core of the book?', 'Loss aversion'),
    card('What makes owners ask too much?', 'Loss aversion makes them cling to what they own'),
    choose('What explains the golfers?', 'Loss aversion', ['Vanity', 'Fatigue', 'Habit'], why),
    pair(
      'Match each finding with its name.',
      [
        ['A coin toss is refused', 'Loss aversion'],
        ['A first figure sticks', 'Anchoring'],
        ['One trait colors all', 'Halo'],
      ],
      why,
    ),
  ),
];
