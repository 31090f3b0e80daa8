import type { QuestionKind } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { sync } from '../../testing/backlogs.ts';
import { bitesFor, textWithBites } from '../../testing/bites.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, operation } from '../../testing/reader-calls.ts';
import { CLAIMED_ID, RELEASED_SHAPES } from '../../testing/released-shapes.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

async function setup() {
  const server = await testServer();
  const reader = await server.guest();
  const { id: bookId } = await aBook(server.db);
  const question = async (type: QuestionKind) => (await aQuestion(server.db, { bookId, type })).id;
  const targets = {
    mcq: await question('mcq'),
    true_false: await question('true_false'),
    match_pairs: await question('match_pairs'),
    arrange_list: await question('arrange_list'),
    typed: await question('typed'),
    cloze: await question('cloze'),
    flashcard: (await aFlashcard(server.db, { bookId })).id,
    book: bookId,
    bite: await aBite(server, reader, bookId),
  };
  // Only what was answered can be mastered.
  await answer(reader, targets.mcq, 0);
  await answer(reader, targets.typed, { text: 'Attraction' }, operation(CLAIMED_ID));
  return { ...server, reader, targets };
}

async function aBite({ db }: TestServer, reader: TestReader, bookId: number): Promise<number> {
  await textWithBites(db, { bookId, readers: [reader] });
  const { bites } = await bitesFor(reader, bookId);
  return bites[0]?.id ?? 0;
}

test.each(RELEASED_SHAPES)(
  '$operation about a $about is applied',
  async ({ about, operation: kept }) => {
    const { reader, targets, clock } = await setup();

    const { results } = await sync(reader, [{ ...kept, target: targets[about] }], clock.now);

    expect(results).toMatchObject([{ status: 'applied' }]);
    const reply = results[0]?.status === 'applied' ? results[0].reply : {};
    const isWrong = 'isCorrect' in reply && !reply.isCorrect;
    expect(isWrong).toBe('value' in kept && kept.value === 'unknown');
  },
);
