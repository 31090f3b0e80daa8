import { DAY_MS } from '@morsel/sdk/domain';
import { expect } from 'vitest';

import type { Db } from '../database/connection.ts';
import { answerKeyOf } from '../items/item-content.ts';
import { rebuildReader } from '../modules/reviews/rebuild-reader.ts';
import { aBook, aQuestion } from './factories.ts';
import { answer, claim, operation } from './reader-calls.ts';
import { type TestReader, type TestServer, testServer } from './server.ts';

export const TEXT = 'Attraction of the earth';

/** A server with one written question, and readers who claim that their answers to it were right. */
export async function serverWithClaims(over: Partial<Parameters<typeof aQuestion>[1]> = {}) {
  const server = await testServer();
  const { db, clock } = server;
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aQuestion(db, { bookId, type: 'typed', ...over });
  let made = 0;
  const newId = () => `operation-${(made += 1)}`;
  const write = async (reader: TestReader, text = TEXT) => {
    const opId = newId();
    const reply = await answer(reader, itemId, { text }, operation(opId));
    expect(reply.json()).toMatchObject({ isCorrect: false });
    return { itemId, opId };
  };
  return {
    ...server,
    bookId,
    itemId,
    write,
    /** Answers wrong and says that it was right. */
    insist: async (reader: TestReader, text?: string) =>
      (await claim(reader, await write(reader, text), operation(newId()))).json(),
    regular: (isGuest = false) => regularReader(server, isGuest),
    differing: ({ id }: TestReader) =>
      db.transaction().execute((tx) => rebuildReader(tx, { id, role: 'reader' })),
    tomorrow: () => (clock.now += DAY_MS),
  };
}

/** One whose word counts. */
async function regularReader({ db, clock, account, guest }: TestServer, isGuest: boolean) {
  const reader = await (isGuest ? guest() : account());
  const { id: bookId } = await aBook(db);
  const since = clock.now;
  clock.now = since - 2 * DAY_MS;
  const created = { createdAt: clock.now };
  await db.updateTable('users').set(created).where('id', '=', reader.id).execute();
  for (let count = 0; count < 10; count += 1) {
    await answer(reader, (await aQuestion(db, { bookId })).id, 1);
  }
  clock.now = since;
  return reader;
}

export const acceptedFor = async (db: Db, itemId: number) => {
  const item = await db
    .selectFrom('items')
    .innerJoin('itemRevisions', (join) =>
      join
        .onRef('itemRevisions.itemId', '=', 'items.id')
        .onRef('itemRevisions.revision', '=', 'items.revision'),
    )
    .select(['items.revision', 'answerKey'])
    .where('items.id', '=', itemId)
    .executeTakeFirstOrThrow();
  return { revision: item.revision, accepted: answerKeyOf(item.answerKey ?? '').accepted };
};

export const statesIn = async (db: Db) => {
  const claims = await db.selectFrom('answerClaims').select('state').orderBy('createdAt').execute();
  return claims.map(({ state }) => state);
};
