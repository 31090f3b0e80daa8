import { expect, test } from 'vitest';

import { generationWorld } from '../../testing/generation-world.ts';
import { longText } from '../../testing/long-text.ts';
import { readChunk } from './read-source.ts';

test('a chunk is one passage, and none where there is no such chunk', async () => {
  const { db, source } = await generationWorld({ chapters: longText({ chapters: 2 }) });
  const here = await readChunk(db, { sourceId: source.id, number: 0 });
  expect(here).toMatchObject({ passages: [{ number: 0 }], open: 1 });
  const none = await readChunk(db, { sourceId: source.id, number: 99_999 });
  expect(none).toMatchObject({ passages: [], open: 0 });
});
