import { expect, test } from 'vitest';

import { holdsWords } from './holds-words.ts';

const QUOTE = 'The Athenians charged\nat a run.';

test.each<[boolean, string]>([
  [true, 'The Athenians charged at a run. They were the first.'],
  [true, 'As he tells it, “The Athenians charged at a run”.'],
  [false, 'The Athenians charged at a running pace.'],
  [false, 'The Athenians charged. They did so at a run.'],
  [false, 'Athens won without Sparta.'],
])('%s: %s', (holds, text) => {
  expect(holdsWords(text, QUOTE)).toBe(holds);
});
