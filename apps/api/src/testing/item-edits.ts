import type { ItemEdit } from '@morsel/sdk/contract';

export type EditOf<Type> = Extract<ItemEdit, { type: Type }>;

/** An edit of a question about metals. */
export const mcqEdit = (over: Partial<EditOf<'mcq'>> = {}): EditOf<'mcq'> => ({
  type: 'mcq',
  text: 'Which metal flows in a warm room?',
  answer: 'Mercury',
  distractors: ['Iron', 'Copper'],
  explanation: 'Mercury melts at 39 degrees below zero.',
  ...over,
});

/** An edit of each other kind. */
export const EDITS: { [Type in Exclude<ItemEdit['type'], 'mcq'>]: EditOf<Type> } = {
  true_false: {
    type: 'true_false',
    text: 'Dolphins breathe with gills.',
    answer: false,
    explanation: 'They breathe with lungs.',
  },
  match_pairs: {
    type: 'match_pairs',
    text: 'Match each metal with its sign.',
    pairs: [
      ['Gold', 'Au'],
      ['Iron', 'Fe'],
      ['Lead', 'Pb'],
      ['Tin', 'Sn'],
    ],
    explanation: 'The signs come from Latin.',
  },
  arrange_list: {
    type: 'arrange_list',
    text: 'Put these ages in order, earliest first.',
    order: ['Stone Age', 'Bronze Age', 'Iron Age'],
    explanation: 'Each is named after what tools were made of.',
  },
  typed: {
    type: 'typed',
    text: 'Which metal gives thermometers their silver thread?',
    answer: 'Mercury',
    accepted: ['Quicksilver'],
    explanation: 'It is liquid and swells evenly.',
  },
  cloze: {
    type: 'cloze',
    text: 'The silver thread of an old thermometer is made of _____.',
    answer: 'mercury',
    accepted: ['quicksilver'],
    explanation: 'It is liquid and swells evenly.',
  },
  flashcard: {
    type: 'flashcard',
    front: 'Why is mercury in thermometers?',
    back: 'It is liquid and swells evenly.',
  },
};
