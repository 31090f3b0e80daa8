import { expect, test } from 'vitest';

import { knownItems } from '../../items/checks/near-duplicates.ts';
import { judge } from './judging.ts';

const quote = 'Mercury stays liquid in a warm room, so old thermometers were filled with it.';
const passage = { number: 0, chapter: 0, start: 0, end: 77, words: 14, title: '', text: quote };
const draftBy = (author: string) => ({
  item: {
    type: 'flashcard' as const,
    front: 'Why were old thermometers filled with mercury?',
    back: `Mercury stays liquid in a warm room, says ${author}.`,
  },
  difficulty: 1,
  quote,
});
const judged = (author: string) =>
  judge(draftBy(author), {
    book: { title: 'Metals', author: 'Anna Ridge' },
    passage,
    known: knownItems(),
  });

test('a draft may name the author of the book, and nobody else whom the passage lacks', () => {
  expect(judged('Anna Ridge')).toHaveProperty('candidate');
  expect(judged('Otto Brandt')).toEqual({ refusal: 'not in the source' });
});
