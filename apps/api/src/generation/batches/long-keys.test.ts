import { expect, test } from 'vitest';

import { composeQuestion } from '../../items/composing.ts';
import type { Candidate } from './candidate.ts';
import { surplusLongKeys } from './long-keys.ts';

function choice(isLong: boolean): Candidate {
  const [answer, first] = isLong ? ['Mercury', 'Tin'] : ['Tin', 'Mercury'];
  const distractors = [first, 'Gold'];
  const text = 'Which metal is it?';
  const item = { type: 'mcq', text, answer, distractors, explanation: '' } as const;
  return { item, content: composeQuestion(item, null, 1), difficulty: 1, place: null };
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
