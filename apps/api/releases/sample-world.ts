import { MINUTE_MS } from '@morsel/sdk/domain';

import type { Db } from '../src/database/connection.ts';
import { seedTopics } from '../src/library/topics.ts';
import { applyOperation } from '../src/modules/sync/apply-operation.ts';
import type { Reader } from '../src/reader.ts';
import { aReader } from '../src/testing/a-reader.ts';
import { answering, mastering, rating, shelving } from '../src/testing/backlogs.ts';
import { aBook, aFlashcard, aQuestion, LONG_AGO } from '../src/testing/factories.ts';

/**
 * Fills an empty database with something in the tables that matter: an account and a guest, books with
 * a question of each of the first kinds, and what the two have done with them.
 */
export async function fillSampleWorld(db: Db): Promise<void> {
  await seedTopics(db);
  const readers = [await aReader(db), await aReader(db)];
  await db
    .updateTable('users')
    .set({ name: 'Rita', email: 'rita@example.org', passwordHash: 'none' })
    .where('id', '=', readers[0]?.id ?? 0)
    .execute();
  const { id: bookId } = await aBook(db, { title: 'The Book of the Release' });
  const { id: answered } = await aQuestion(db, { bookId });
  const { id: mastered } = await aQuestion(db, { bookId });
  const { id: rated } = await aFlashcard(db, { bookId });
  await aPicture(db, bookId);
  for (const reader of readers) {
    const done = (index: number, target: number) => ({
      opId: `operation-${index}`,
      target,
      answeredAt: LONG_AGO + index * MINUTE_MS,
    });
    await act(db, reader, [
      shelving(done(1, bookId), true),
      answering(done(2, answered), 0),
      answering(done(3, answered), 1),
      rating(done(4, rated), 'easy'),
      answering(done(5, mastered), 1),
      mastering(done(6, mastered), true),
    ]);
  }
}

type Sent = Parameters<typeof applyOperation>[1]['sent'];

async function act(db: Db, reader: Reader, operations: readonly Sent[]): Promise<void> {
  for (const sent of operations) {
    const { opId, answeredAt, timeZone, revision } = sent;
    const operation = {
      opId,
      answeredAt,
      receivedAt: answeredAt,
      timeZone,
      ...(revision !== undefined && { revision }),
    };
    await db.transaction().execute((tx) => applyOperation(tx, { reader, operation, sent }));
  }
}

async function aPicture(db: Db, bookId: number): Promise<void> {
  const bytes = Buffer.from([0, 1, 127, 128, 255]);
  await db
    .insertInto('covers')
    .values({
      bookId,
      sourceUrl: 'https://example.org/x.png',
      bytes,
      contentType: 'image/png',
      fetchedAt: LONG_AGO,
    })
    .execute();
}
