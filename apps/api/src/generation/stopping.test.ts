import { expect, test } from 'vitest';

import { generationWorld } from '../testing/generation-world.ts';
import { TIDES } from '../testing/texts/tides.ts';
import { closeBackground } from './background.ts';

test('what the end of the background breaks off is told as stopped, not as failed', async () => {
  const chapters = TIDES.chapters.map(({ title, paragraphs }) => ({
    title,
    text: paragraphs.join('\n\n'),
  }));
  const world = await generationWorld({ chapters });
  // Whenever the work gets there: its job takes a process, and so longer than a millisecond.
  const ending = setInterval(() => void closeBackground(), 1);
  const made = await world.generate('questions').finally(() => clearInterval(ending));
  expect(made).toMatchObject({ count: 0, reason: expect.stringMatching(/was stopped/) });
});
