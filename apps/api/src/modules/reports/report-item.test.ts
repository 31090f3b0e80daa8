import type { FeedPage, Report, Reports } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { reviseItem } from '../../items/store-item.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, readFeed, report, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
let reader: TestReader;
let bookId: number;
beforeEach(async () => {
  server = await testServer();
  reader = await server.guest();
  bookId = (await aBook(server.db, { title: 'Metals' })).id;
});

const reportsOf = async (by: TestReader): Promise<Reports> =>
  (await by.inject({ url: '/api/reports' })).json();

const get = async (by: TestReader, url: string) => (await by.inject({ url })).json();

describe('reporting', () => {
  it('is answered with the report, which the reader finds again', async () => {
    const { id, body } = await aQuestion(server.db, { bookId });

    const answered = await report(reader, id, { reason: 'wrong', note: ' It is iron. ' });

    expect(answered.statusCode).toBe(200);
    expect(answered.json()).toEqual({
      id: expect.any(Number),
      itemId: id,
      text: body.questionText,
      bookTitle: 'Metals',
      reason: 'wrong',
      note: 'It is iron.',
      state: 'open',
      createdAt: server.clock.now,
      decidedAt: null,
    });
    expect(await reportsOf(reader)).toEqual([answered.json()]);
    expect(await reportsOf(await server.guest())).toEqual([]);
  });

  it('lists the newest first, flashcards by their front', async () => {
    const question = await aQuestion(server.db, { bookId });
    const card = await aFlashcard(server.db, { bookId });
    await report(reader, question.id, { reason: 'unclear' });
    await report(reader, card.id, { reason: 'too-easy' });
    expect((await reportsOf(reader)).map(({ text }) => text)).toEqual([
      card.body.front,
      question.body.questionText,
    ]);
  });

  it('again, while it is open, changes reason and note of the same report', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    const first: Report = (
      await report(reader, id, { reason: 'wrong', note: 'It is iron.' })
    ).json();
    server.clock.now += 1000;
    const second = (await report(reader, id, { reason: 'other' })).json();
    expect(second).toEqual({ ...first, reason: 'other', note: null });
    expect(await reportsOf(reader)).toEqual([second]);
  });

  it('after a decision makes another report', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await report(reader, id);
    await server.db.updateTable('itemReports').set({ state: 'kept', decidedAt: 1 }).execute();
    expect((await report(reader, id)).json()).toMatchObject({ state: 'open' });
    expect((await reportsOf(reader)).map(({ state }) => state)).toEqual(['open', 'kept']);
  });

  it('is of the revision that was there, and tells what that asked', async () => {
    const { id, body, answerKey } = await aQuestion(server.db, { bookId });
    await report(reader, id);
    const content = { kind: 'mcq', body: { ...body, questionText: 'Which?' }, answerKey } as const;
    await server.db.transaction().execute((tx) => reviseItem(tx, { itemId: id, content }, 1));
    await report(await server.guest(), id);
    expect(await reportsOf(reader)).toMatchObject([{ text: body.questionText }]);
    const stored = await server.db
      .selectFrom('itemReports')
      .select('revision')
      .orderBy('id')
      .execute();
    expect(stored).toEqual([{ revision: 1 }, { revision: 2 }]);
  });

  it('tells when the item went without a decision', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await report(reader, id);
    await server.db.updateTable('items').set({ state: 'removed' }).execute();
    expect(await reportsOf(reader)).toMatchObject([{ state: 'removed', decidedAt: null }]);
  });

  it.each([
    [undefined, null],
    ['', null],
    [' \n\u200B ', null],
    ['Ünclear — 🤔', 'Ünclear — 🤔'],
    ['One.\r\nTwo.\n\n\tThree.', 'One.\nTwo.\n\n Three.'],
  ])('keeps the note %j as %j', async (note, kept) => {
    const { id } = await aQuestion(server.db, { bookId });
    const answered = await report(reader, id, {
      reason: 'other',
      ...(note !== undefined && { note }),
    });
    expect(answered.json().note).toBe(kept);
  });

  it.each([
    [{ reason: 'boring' }, 'reason'],
    [{}, 'reason'],
    [{ reason: 'wrong', note: 'x'.repeat(1001) }, 'note'],
    [{ reason: 'wrong', note: 'a\u0000b' }, 'note'],
    [{ reason: 'wrong', note: 'a\uD800b' }, 'note'],
    [{ reason: 'wrong', note: 7 }, 'note'],
    [{ reason: 'wrong', item: 1 }, 'item'],
  ])('as %j is refused, and nothing is kept', async (payload, field) => {
    const { id } = await aQuestion(server.db, { bookId });
    const before = await tableContents(server.db);
    const answered = await report(reader, id, payload);
    expect(answered.statusCode).toBe(400);
    expect(answered.json()).toMatchObject({ field });
    expect(await tableContents(server.db)).toEqual(before);
  });

  it('is not for what the reader does not see', async () => {
    const hidden = await aBook(server.db, { hidden: 1 });
    const foreign = await aBook(server.db, { listed: 0, addedBy: (await server.guest()).id });
    const gone = await aQuestion(server.db, { bookId });
    await server.db.updateTable('items').set({ state: 'deleted' }).execute();
    const theirs = await aQuestion(server.db, { bookId });
    await groundItem(
      server.db,
      theirs.id,
      await aSource(server.db, { bookId, readers: [await server.guest()] }),
    );
    const ids = [
      4711,
      gone.id,
      theirs.id,
      (await aQuestion(server.db, { bookId: hidden.id })).id,
      (await aQuestion(server.db, { bookId: foreign.id })).id,
    ];
    const before = await tableContents(server.db);
    for (const id of ids) {
      const answered = await report(reader, id);
      expect(answered.statusCode).toBe(404);
      expect(answered.json()).toMatchObject({ detail: 'Item not found' });
    }
    expect(await tableContents(server.db)).toEqual(before);
  });
});

describe('a reported item', () => {
  const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  const idsIn = (page: FeedPage) => page.map(({ id }) => id);
  const pageAt = async (by: TestReader, offset: number): Promise<number[]> =>
    idsIn((await readFeed(by, { offset, limit: 2, feedId: 'tab-1' })).json());

  it('leaves the reporter’s feed at once, the pages of a frozen one too', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      ids.push((await aQuestion(server.db, { bookId })).id);
    }
    await shelve(reader, bookId);
    const first = await pageAt(reader, 0);
    const [next = 0, ...others] = ids.filter((id) => !first.includes(id));

    await report(reader, next);

    const later = [...(await pageAt(reader, 2)), ...(await pageAt(reader, 4))];
    expect(inOrder(later)).toEqual(others);
    const again = idsIn((await readFeed(reader, { limit: 20 })).json());
    expect(inOrder(again)).toEqual(ids.filter((id) => id !== next));
  });

  it('leaves lists, tallies, mastery and pack of the reporter, and of nobody else', async () => {
    const question = await aQuestion(server.db, { bookId });
    const kept = await aQuestion(server.db, { bookId });
    const card = await aFlashcard(server.db, { bookId });
    const other = await server.guest();
    const seenBy = async (by: TestReader) => {
      const [shelved] = await get(by, `/api/users/${by.id}/books`);
      const pack = await get(by, `/api/users/${by.id}/study-pack?size=20`);
      return {
        questions: idsIn(await get(by, `/api/books/${bookId}/questions`)),
        flashcards: idsIn(await get(by, `/api/books/${bookId}/flashcards`)),
        progress: shelved.progress,
        pack: inOrder(pack.entries.map(({ itemId }: { itemId: number }) => itemId)),
      };
    };
    for (const by of [reader, other]) {
      await shelve(by, bookId);
      await answer(by, kept.id, 1);
    }

    await report(reader, question.id);
    await report(reader, card.id);

    expect(await seenBy(reader)).toEqual({
      questions: [kept.id],
      flashcards: [],
      progress: 100,
      pack: [kept.id],
    });
    expect(await seenBy(other)).toEqual({
      questions: [question.id, kept.id],
      flashcards: [card.id],
      progress: 50,
      pack: [question.id, kept.id, card.id],
    });
  });

  it('does not stand in the way of a mastered book', async () => {
    const question = await aQuestion(server.db, { bookId });
    const doubtful = await aQuestion(server.db, { bookId });
    const url = `/api/users/${reader.id}/books/${bookId}/mastery`;
    await answer(reader, question.id, 1);
    await reader.inject({
      method: 'POST',
      url: '/api/quiz/mastered',
      payload: { userId: reader.id, questionId: question.id },
    });
    expect(await get(reader, url)).toEqual({ ismastered: false });
    await report(reader, doubtful.id);
    expect(await get(reader, url)).toEqual({ ismastered: true });
  });

  it('can still be answered on a card that is open', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await report(reader, id);
    expect((await answer(reader, id, 1)).statusCode).toBe(200);
  });
});
