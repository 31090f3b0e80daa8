import type { BookFile, QuestionEntry } from '../library/book-file.ts';

const item = { place: 'Metals', difficulty: 1 };
const explanation = 'It melts at about minus 39 degrees.';

/** One question of each kind. */
export const SAMPLE_QUESTIONS = {
  mcq: {
    ...item,
    key: 'liquid-metal',
    type: 'mcq',
    text: 'Which metal is liquid in a warm room?',
    answer: 'Mercury',
    distractors: ['Iron', 'Copper', 'Silver'],
    explanation,
  },
  trueFalse: {
    ...item,
    key: 'mercury-floats',
    type: 'true_false',
    text: 'Iron floats on mercury.',
    answer: true,
    explanation,
  },
  matchPairs: {
    ...item,
    key: 'signs',
    type: 'match_pairs',
    text: 'Match each metal with its sign.',
    pairs: [
      ['Iron', 'Fe'],
      ['Mercury', 'Hg'],
      ['Silver', 'Ag'],
    ],
    explanation,
  },
  arrangeList: {
    ...item,
    key: 'weights',
    type: 'arrange_list',
    text: 'Put these metals in order, lightest first.',
    order: ['Iron', 'Silver', 'Mercury'],
    explanation,
  },
} satisfies Record<string, QuestionEntry>;

/** A book file with a question of each kind and one flashcard. */
export function aBookFile(over: Partial<BookFile> = {}): BookFile {
  return {
    key: 'book-of-metals',
    title: 'The Book of Metals',
    author: 'Ann Author',
    year: 1900,
    topic: 'Science',
    description: 'What metals are and what became of those who made them.',
    questions: Object.values(SAMPLE_QUESTIONS),
    flashcards: [
      { ...item, key: 'amalgam', front: 'What is an amalgam?', back: 'A blend with mercury.' },
    ],
    ...over,
  };
}
