import { HOUR_MS } from '@morsel/sdk/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { commitTogether } from '../../database/commit-together.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { aReader } from '../../testing/a-reader.ts';
import { answering, mastering, rating, shelving, undoing } from '../../testing/backlogs.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook, aFlashcard, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { rebuildReader } from '../reviews/rebuild-reader.ts';
import { applyOperation } from './apply-operation.ts';

const NOW = LONG_AGO + 1000 * HOUR_MS;

/** What one of two readers does on one of their devices; some of it is refused, some comes again. */
const deed = fc.record({
  by: fc.nat({ max: 1 }),
  /** Few, so that ids come again: as a repetition, or for something else. */
  opId: fc.nat({ max: 15 }).map((id) => `operation-${id}`),
  kind: fc.constantFrom('answer', 'answer', 'answer', 'rating', 'mastery', 'shelf', 'undo'),
  item: fc.nat({ max: 2 }),
  value: fc.constantFrom(0, 1, 1, 7),
  hoursAgo: fc.constantFrom(0, 0, 0, 30, 300),
  undone: fc.nat({ max: 15 }).map((id) => `operation-${id}`),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

type Commit = (db: Db, work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;

/** A database with two readers, and what becomes of what they do there. */
async function world(commit: Commit) {
  const db = await testDatabase();
  const readers = [await aReader(db), await aReader(db)];
  const { id: bookId } = await aBook(db, { title: 'A Book' });
  const body = { questionText: 'Which?' };
  const question = { bookId, position: 1, body, answerKey: { explanation: 'So.' } };
  const card = { bookId, position: 2, body: { front: 'What?', back: 'That.' } };
  const items = [
    await aQuestion(db, question),
    await aQuestion(db, question),
    await aFlashcard(db, card),
  ];

  async function outcomeOf(done: Deed): Promise<string> {
    const reader = readers[done.by];
    const target = items[done.item]?.id;
    if (reader === undefined || target === undefined) throw new Error('There is no such deed');
    const sent = operationOf(done, { target, bookId });
    const { opId, answeredAt, timeZone } = sent;
    const operation = { opId, answeredAt, receivedAt: NOW, timeZone };
    try {
      const applying = commit(db, (tx) => applyOperation(tx, { reader, operation, sent }));
      return JSON.stringify(await applying);
    } catch (error) {
      return String(error);
    }
  }

  /** How many rows differ from what the log says. */
  async function differing(): Promise<number> {
    let rows = 0;
    for (const reader of readers) {
      rows += await db.transaction().execute((tx) => rebuildReader(tx, reader));
    }
    return rows;
  }

  return { db, outcomeOf, differing };
}

function operationOf(
  { opId, kind, value, hoursAgo, undone }: Deed,
  { target, bookId }: { target: number; bookId: number },
) {
  const of = { opId, target, answeredAt: NOW - hoursAgo * HOUR_MS };
  if (kind === 'answer') return answering(of, value);
  if (kind === 'rating') return rating(of, value === 1 ? 'easy' : 'hard');
  if (kind === 'undo') return undoing(of, undone);
  if (kind === 'mastery') return mastering(of, value === 1);
  return shelving({ ...of, target: bookId }, value === 1);
}

test('what is committed together comes out as if each had been committed alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 90 }), async (deeds) => {
      const together = await world(commitTogether);
      const alone = await world((db, work) => db.transaction().execute(work));

      const outcomes = await Promise.all(deeds.map((done) => together.outcomeOf(done)));
      const expected: string[] = [];
      for (const done of deeds) expected.push(await alone.outcomeOf(done));

      expect(outcomes).toEqual(expected);
      expect(await tableContents(together.db)).toEqual(await tableContents(alone.db));
      expect(await together.differing()).toBe(0);
    }),
    { numRuns: 40 },
  );
});
