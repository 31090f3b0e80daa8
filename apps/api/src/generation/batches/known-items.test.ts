import { expect, test } from 'vitest';

import { mcq } from '../../testing/sample-content.ts';
import { askedOf, type Known } from './known-items.ts';

const known = (id: number, stem: string, isOwn: boolean): Known => ({
  id,
  content: mcq({ stem }),
  isOwn,
  isProposal: false,
  chunk: null,
  quote: null,
});

test('a model is told what was asked before, but nothing that a reader has written', () => {
  const items = [known(1, 'Which metal flows?', false), known(2, 'What did I dream of?', true)];
  expect(askedOf(items, { what: 'questions', chunk: null })).toEqual(['Which metal flows?']);
});
