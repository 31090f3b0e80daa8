import { expect, test } from 'vitest';

import { composeQuestion } from '../../items/composing.ts';
import type { Candidate } from './candidate.ts';
import { surplusStatements } from './statements.ts';

function statement(answer: boolean): Candidate {
  const item = {
    type: 'true_false',
    text: 'Whales breathe air.',
    answer,
    explanation: '',
  } as const;
  return { item, content: composeQuestion(item, null, 1), difficulty: 1, place: null };
}

const statements = (keys: string) => [...keys].map((key) => statement(key === 'T'));

test.each([
  { there: '', made: 'TTTT', kept: 'T' },
  { there: '', made: 'FFFF', kept: 'F' },
  { there: '', made: 'TTTFFF', kept: 'TTTFFF' },
  { there: '', made: 'TTTTTF', kept: 'TTF' },
  { there: 'TTTTT', made: 'TTF', kept: 'F' },
  { there: 'TTTFF', made: 'T', kept: '' },
  { there: 'TTTTTFFFFF', made: 'TTT', kept: 'TT' },
  { there: 'FFFFFFFFFF', made: 'TTTTF', kept: 'TTTT' },
])('beside $there, of $made $kept are kept', ({ there, made, kept }) => {
  const candidates = statements(made);
  const known = statements(there).map(({ content }) => content);
  const surplus = surplusStatements(candidates, known);
  const left = candidates.filter((candidate) => !surplus.includes(candidate));
  const keys = left.map(({ item }) => (item.type === 'true_false' && item.answer ? 'T' : 'F'));
  expect(keys.toSorted()).toEqual([...kept].toSorted());
});

test('what is no statement is never too much', () => {
  const item = { type: 'flashcard', front: 'Front', back: 'Back' } as const;
  const content = {
    kind: 'flashcard',
    body: { ...item, imageUrl: null, place: null },
    answerKey: null,
  } as const;
  expect(surplusStatements([{ item, content, difficulty: 1, place: null }], [])).toEqual([]);
});
