import { expect, test } from 'vitest';

import { closeBackground } from '../background/run-in-background.ts';
import { explainingText } from '../testing/explaining-text.ts';
import { generationWorld } from '../testing/generation-world.ts';

test('what the end of the background breaks off is told as stopped, not as failed', async () => {
  const chapters = explainingText({ chapters: 6 });
  const world = await generationWorld({ chapters });
  // Whenever the work gets there: its job takes a process, and so longer than a millisecond.
  const ending = setInterval(() => void closeBackground(), 1);
  const made = await world.generate('questions').finally(() => clearInterval(ending));
  expect(made).toMatchObject({ count: 0, reason: expect.stringMatching(/was stopped/) });
});
