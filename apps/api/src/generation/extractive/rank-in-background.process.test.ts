import { afterAll, expect, test } from 'vitest';

import { closeBackground } from '../../background/run-in-background.ts';
import { rankSentences } from './rank-in-background.ts';

afterAll(closeBackground);

const text =
  'The moon raises the tides of every ocean because it pulls the near side more than the far side.\n\n' +
  'I like the sound of the waves.';
const input = { chapters: [{ title: 'Tides', text }], language: 'en', most: 10 };

test.each([
  ['a book has its key sentences ranked', 'epub', [0]],
  ['of highlights all come', 'clippings', [0, text.indexOf('I like')]],
] as const)('%s', async (_, format, starts) => {
  const ranked = await rankSentences({ ...input, format }, { sender: { id: 1, trust: 'known' } });
  expect(ranked.map(({ start }) => start)).toEqual(starts);
});
