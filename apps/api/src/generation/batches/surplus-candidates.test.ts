import { expect, test } from 'vitest';

import { composeQuestion } from '../../items/compose-item.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { surplusLongKeys, surplusStatements } from './surplus-candidates.ts';

function statement(answer: boolean): ItemCandidate {
  const item = {
    type: 'true_false',
    text: 'Whales breathe air.',
    answer,
    explanation: '',
  } as const;
  return { item, content: composeQuestion(item, null, 1), difficulty: 1, origin: null };
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
  expect(surplusStatements([{ item, content, difficulty: 1, origin: null }], [])).toEqual([]);
});

function choice(isLong: boolean): ItemCandidate {
  const [answer, first] = isLong ? ['Mercury', 'Tin'] : ['Tin', 'Mercury'];
  const distractors = [first, 'Gold'];
  const text = 'Which metal is it?';
  const item = { type: 'mcq', text, answer, distractors, explanation: '' } as const;
  return { item, content: composeQuestion(item, null, 1), difficulty: 1, origin: null };
}

const choices = (keys: string) => [...keys].map((key) => choice(key === 'L'));

test.each([
  { there: '', made: 'L', surplus: 0 },
  { there: '', made: 'LL', surplus: 1 },
  { there: '', made: 'LLss', surplus: 1 },
  { there: '', made: 'LLsss', surplus: 0 },
  { there: 'LLsss', made: 'L', surplus: 1 },
  { there: 'ssssssss', made: 'LLLLLLL', surplus: 2 },
  { there: 'LLLLLLLL', made: 'ssssLs', surplus: 1 },
])('beside $there, of $made $surplus are too much', ({ there, made, surplus }) => {
  const known = choices(there).map(({ content }) => content);
  expect(surplusLongKeys(choices(made), known)).toHaveLength(surplus);
});
