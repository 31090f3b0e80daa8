import type { OwnItem } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { bitesFor, decide, HIDDEN, KEPT, textWithBites } from '../../testing/bites.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import {
  answer,
  claim,
  operation,
  rate,
  readFeed,
  report,
  shelve,
} from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';

let server: TestServer;
let reader: TestReader;
let bookId: number;

beforeEach(async () => {
  server = await testServer();
  reader = await server.account({ email: 'rita@example.org' });
  bookId = (await aBook(server.db)).id;
  await shelve(reader, bookId);
});

const CARD = { front: 'Which metal is liquid?', back: 'Mercury' };

const write = (payload: object, by = reader) =>
  by.inject({ method: 'POST', url: `/api/users/${by.id}/books/${bookId}/own-cards`, payload });
const written = async (payload: object, by = reader): Promise<OwnItem> =>
  (await write(payload, by)).json();
const ofBook = async (by = reader): Promise<OwnItem[]> =>
  (await by.inject({ url: `/api/users/${by.id}/books/${bookId}/own-items` })).json();
const change = (id: number, payload: object, by = reader) =>
  by.inject({ method: 'PATCH', url: `/api/users/${by.id}/own-items/${id}`, payload });
const remove = (id: number, by = reader) =>
  by.inject({ method: 'DELETE', url: `/api/users/${by.id}/own-items/${id}` });
const feedOf = async (by = reader) => (await readFeed(by)).json();

async function groundedItem() {
  const source = await aSource(server.db, { bookId, readers: [reader] });
  const { id: itemId } = await aQuestion(server.db, { bookId });
  await groundItem(server.db, itemId, source);
  return { itemId, sourceId: source.id };
}

async function keptBite() {
  await textWithBites(server.db, { bookId, readers: [reader] });
  const id = (await bitesFor(reader, bookId)).bites[1]?.id ?? 0;
  await decide(reader, id, KEPT);
  return id;
}

describe('a card of one’s own', () => {
  test('is in the feed, the pack and the list at once, and earns as any does', async () => {
    const card = await written({ front: '  Which metal\nis liquid? ', back: ' Mercury ' });
    expect(card).toEqual({
      id: expect.any(Number),
      revision: 1,
      type: 'flashcard',
      ...CARD,
      origin: null,
      changedAt: server.clock.now,
    });
    expect(await feedOf()).toMatchObject([{ id: card.id, itemType: 'flashcard', ...CARD }]);
    const pack = await reader.inject({ url: `/api/users/${reader.id}/study-pack` });
    expect(pack.json().items).toMatchObject([{ item: { id: card.id }, key: null }]);
    expect(await ofBook()).toEqual([card]);
    expect((await rate(reader, card.id, 'easy')).json()).toMatchObject({ xp: 2 });
  });

  test('is there once, however often it is sent', async () => {
    const card = await written(CARD);
    expect(await written(CARD)).toEqual(card);
    expect(await ofBook()).toHaveLength(1);
  });

  test('knows the passage that it was written from', async () => {
    const { itemId } = await groundedItem();
    const card = await written({ ...CARD, passage: { itemId, quote: 'mercury is LIQUID' } });
    expect(card.origin).toEqual({
      grounding: 'extractive',
      chapter: 'Metals',
      quote: 'Mercury is liquid',
    });
    const passage = await reader.inject({ url: `/api/items/${card.id}/passage` });
    expect(passage.json()).toMatchObject({ quote: 'Mercury is liquid', after: expect.any(String) });
  });

  test('stays when that text goes', async () => {
    const { itemId, sourceId } = await groundedItem();
    const card = await written({ ...CARD, passage: { itemId, quote: 'Mercury is liquid' } });
    await reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}/sources/${sourceId}` });
    expect(await ofBook()).toEqual([card]);
    expect(await feedOf()).toMatchObject([{ id: card.id }]);
  });

  test.each<[object, string]>([
    [{ front: '', back: 'Mercury' }, 'front'],
    [{ front: 'x'.repeat(1001), back: 'Mercury' }, 'front'],
    [{ front: 'Which?', back: ' \u200B ' }, 'back'],
    [{ front: 'Which?', back: 'a\u0000b' }, 'back'],
    [{ front: 'Which?' }, 'back'],
    [{ ...CARD, passage: { itemId: 9999, quote: 'Mercury' } }, 'passage'],
    [{ ...CARD, picture: 'https://covers.example/1.png' }, 'picture'],
  ])('%j is refused and says what is wrong', async (payload, field) => {
    const refused = await write(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ field });
    expect(await ofBook()).toEqual([]);
  });

  test('cannot claim words that do not stand there, nor an item that the reader does not see', async () => {
    const { itemId } = await groundedItem();
    const quote = 'Copper is liquid';
    expect((await write({ ...CARD, passage: { itemId, quote } })).json().field).toBe('passage');
    const passage = { itemId, quote: 'Mercury is liquid' };
    expect((await write({ ...CARD, passage }, await server.account())).statusCode).toBe(400);
  });

  test('is for a book that the reader may see', async () => {
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect((await write(CARD)).statusCode).toBe(404);
  });
});

describe('an item of one’s own', () => {
  test('is changed by a new revision; answers on their way are graded by the old one', async () => {
    const id = await keptBite();
    const changed = await change(id, { text: 'Every fox hunts _____ by night.', answer: 'voles' });
    expect(changed.json()).toMatchObject({ id, revision: 2, type: 'cloze', answer: 'voles' });
    expect(await feedOf()).toMatchObject([{ id, revision: 2 }]);
    const old = await answer(reader, id, { text: HIDDEN }, { 'item-revision': '1' });
    expect(old.json()).toMatchObject({ isCorrect: true });
    expect((await change(id, { answer: 'voles' })).json()).toMatchObject({ revision: 2 });
  });

  test.each<[object, string]>([
    [{ front: 'Which?' }, 'front'],
    [{ text: 'There is no gap.' }, 'text'],
    [{ answer: ' ' }, 'answer'],
    [{ accepted: [''] }, 'accepted'],
    [{ answer: '…' }, 'answer'],
  ])('%j does not change a question', async (payload, field) => {
    const refused = await change(await keptBite(), payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().field).toBe(field);
  });

  test('leaves the feed when it is deleted; its history stays', async () => {
    const card = await written(CARD);
    await rate(reader, card.id, 'easy');
    for (const _ of [1, 2]) expect((await remove(card.id)).json()).toEqual({ ok: true });
    expect(await feedOf()).toEqual([]);
    expect(await ofBook()).toEqual([]);
    expect((await change(card.id, { back: 'Iron' })).statusCode).toBe(404);
    const stats = await reader.inject({ url: `/api/users/${reader.id}/stats` });
    expect(stats.json()).toMatchObject({ xp: 2 });
  });

  test('is nobody else’s to see, change or delete', async () => {
    const card = await written(CARD);
    await aSource(server.db, { bookId, readers: [reader] });
    for (const stranger of [
      await server.account(),
      await server.account({ role: 'admin' }),
      await server.guest(),
    ]) {
      await shelve(stranger, bookId);
      expect(await feedOf(stranger)).toEqual([]);
      expect((await rate(stranger, card.id, 'easy')).statusCode).toBe(404);
      expect((await report(stranger, card.id)).statusCode).toBe(404);
      expect((await change(card.id, { back: 'Iron' }, stranger)).statusCode).toBe(404);
      expect((await remove(card.id, stranger)).statusCode).toBe(404);
      const lists = [`/api/books/${bookId}/flashcards`, `/api/admin/books/${bookId}/items`];
      for (const url of lists) {
        const list = await stranger.inject({ url });
        expect(list.statusCode === 403 ? [] : list.json()).toEqual([]);
      }
      expect((await stranger.inject({ url: '/api/books' })).json()).toMatchObject([
        { id: bookId, flashcardCount: 0 },
      ]);
    }
    expect(await ofBook()).toEqual([card]);
  });

  test('is shown to admins once its reader reports it', async () => {
    const admin = await server.account({ role: 'admin' });
    const card = await written(CARD);
    await report(reader, card.id);
    const reported = await admin.inject({ url: '/api/admin/reports' });
    expect(reported.json()).toMatchObject([{ id: card.id }]);
  });

  test('learns the words that its reader says were right, at once', async () => {
    const id = await keptBite();
    await answer(reader, id, { text: 'voles' }, operation('wrong-words'));
    const claimed = await claim(reader, { itemId: id, opId: 'wrong-words' }, operation('claim-it'));
    expect(claimed.json()).toMatchObject({ state: 'accepted', xp: 10 });
    expect(await ofBook()).toMatchObject([{ id, accepted: ['voles'] }]);
  });
});

test('own items and bites are in the export, and go with the account', async () => {
  const id = await keptBite();
  const card = await written(CARD);
  const exported = await reader.inject({ url: `/api/users/${reader.id}/export` });
  expect(exported.json()).toMatchObject({
    ownItems: [
      { item: { id, kind: 'cloze' }, otherSide: HIDDEN, isDeleted: false },
      { item: { id: card.id, text: CARD.front }, otherSide: CARD.back, quote: null },
    ],
    bites: [{ decision: 'open' }, { itemId: id, decision: 'kept' }, { decision: 'open' }],
  });
  const payload = { confirmation: 'rita@example.org' };
  await reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}`, payload });
  for (const table of ['items', 'bites', 'sources'] as const) {
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

describe('a guest brings along', () => {
  const bring = (guest: TestReader) =>
    onDeviceOf(server, { account: reader, guest }).inject({
      method: 'POST',
      url: '/api/users/guest-progress',
    });

  test('own items with what was done with them', async () => {
    const guest = await server.guest();
    await shelve(guest, bookId);
    const card = await written(CARD, guest);
    await rate(guest, card.id, 'easy');
    await bring(guest);
    expect(await ofBook()).toEqual([card]);
    expect(await feedOf()).toMatchObject([{ id: card.id, dueAt: expect.any(Number) }]);
    expect(await ofBook(guest)).toEqual([]);
  });

  test('what was made of bites; of one that both have, what more was made of', async () => {
    const guest = await server.guest();
    await textWithBites(server.db, { bookId, readers: [reader, guest], counts: [6] });
    const idsOf = async (by: TestReader) => (await bitesFor(by, bookId)).bites.map(({ id }) => id);
    const [theirs, mine] = [await idsOf(guest), await idsOf(reader)];
    const say = (by: TestReader, id = 0, decision = 'skipped') =>
      decide(by, id, decision === 'kept' ? KEPT : { decision });
    await say(guest, theirs[0], 'kept');
    await say(guest, theirs[1], 'skipped');
    await say(guest, theirs[2], 'kept');
    await say(reader, mine[2], 'skipped');
    await say(reader, mine[3], 'kept');
    await say(guest, theirs[4], 'kept');
    await say(reader, mine[4], 'kept');
    await bring(guest);

    const { bites, kept, skipped } = await bitesFor(reader, bookId);
    expect(bites.map(({ id }) => id)).toEqual([mine[5]]);
    expect({ kept, skipped }).toEqual({ kept: 4, skipped: 1 });
    expect(new Set((await ofBook()).map(({ id }) => id))).toEqual(
      new Set([theirs[0], theirs[2], mine[3], theirs[4], mine[4]]),
    );
  });
});
