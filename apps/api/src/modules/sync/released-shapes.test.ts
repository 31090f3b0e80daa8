import { expect, test } from 'vitest';

import { sync } from '../../testing/backlogs.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';
import { RELEASED_SHAPES } from './released-shapes.ts';

async function setup() {
  const server = await testServer();
  const reader = await server.guest();
  const { id: bookId } = await aBook(server.db);
  const question = async (type: 'mcq' | 'true_false' | 'match_pairs' | 'arrange_list') =>
    (await aQuestion(server.db, { bookId, type })).id;
  const targets = {
    mcq: await question('mcq'),
    true_false: await question('true_false'),
    match_pairs: await question('match_pairs'),
    arrange_list: await question('arrange_list'),
    flashcard: (await aFlashcard(server.db, { bookId })).id,
    book: bookId,
  };
  // Only what was answered can be mastered.
  await answer(reader, targets.mcq, 0);
  return { ...server, reader, targets };
}

test.each(RELEASED_SHAPES)('$operation about a $about is applied', async ({ about, operation }) => {
  const { reader, targets, clock } = await setup();

  const { results } = await sync(reader, [{ ...operation, target: targets[about] }], clock.now);

  expect(results).toMatchObject([{ status: 'applied' }]);
  const reply = results[0]?.status === 'applied' ? results[0].reply : {};
  const isWrong = 'isCorrect' in reply && !reply.isCorrect;
  expect(isWrong).toBe('value' in operation && operation.value === 'unknown');
});
