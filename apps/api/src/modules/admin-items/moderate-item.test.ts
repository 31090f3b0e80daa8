import type { ReportState, Reports } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { moderate, remove } from '../../testing/admin-calls.ts';
import { LONG_AGO, aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, readFeed, report, shelve } from '../../testing/reader-calls.ts';
import { reportedByThree } from '../../testing/reporters.ts';
import { aBookFile } from '../../testing/sample-book.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
let admin: TestReader;
let reader: TestReader;
let bookId: number;
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
  reader = await server.guest();
  bookId = (await aBook(server.db)).id;
});

const removeQuestion = (by: TestReader, id: number) =>
  by.inject({ method: 'DELETE', url: `/api/admin/questions/${id}` });

const questionsSeenBy = async (by: TestReader, book = bookId): Promise<number[]> => {
  const questions = (await by.inject({ url: `/api/books/${book}/questions` })).json();
  return questions.map(({ id }: { id: number }) => id);
};

const outcomesFor = async (by: TestReader): Promise<[ReportState, number | null][]> => {
  const reports: Reports = (await by.inject({ url: '/api/reports' })).json();
  return reports.map(({ state, decidedAt }) => [state, decidedAt]);
};

describe('moderating an item', () => {
  it('keeps it: reporters get it back and are told', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await report(reader, id);
    server.clock.now += 1000;

    const answered = await moderate(admin, id, 'active');

    expect(answered.json()).toMatchObject({ id, state: 'active', reports: [{ state: 'kept' }] });
    expect(await questionsSeenBy(reader)).toEqual([id]);
    expect(await outcomesFor(reader)).toEqual([['kept', server.clock.now]]);
  });

  it('hides it from all, and brings it back', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    const other = await server.guest();
    await report(reader, id);

    expect((await moderate(admin, id, 'hidden')).json()).toMatchObject({ state: 'hidden' });
    expect([await questionsSeenBy(reader), await questionsSeenBy(other)]).toEqual([[], []]);
    expect(await outcomesFor(reader)).toEqual([['hidden', server.clock.now]]);

    expect((await moderate(admin, id, 'active')).json()).toMatchObject({ state: 'active' });
    expect([await questionsSeenBy(reader), await questionsSeenBy(other)]).toEqual([[id], [id]]);
    expect(await outcomesFor(reader)).toEqual([['hidden', server.clock.now]]);
  });

  it('brings back what three readers have hidden', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await reportedByThree(server, id);
    expect(await questionsSeenBy(reader)).toEqual([]);
    await moderate(admin, id, 'active');
    expect(await questionsSeenBy(reader)).toEqual([id]);
    await report(await server.account(), id);
    expect(await questionsSeenBy(reader)).toEqual([id]);
  });

  it('leaves earlier decisions as they were', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    const first = server.clock.now;
    await report(reader, id);
    await moderate(admin, id, 'active');
    server.clock.now += 1000;
    await report(reader, id);
    await moderate(admin, id, 'hidden');
    expect(await outcomesFor(reader)).toEqual([
      ['hidden', server.clock.now],
      ['kept', first],
    ]);
  });

  it('needs an admin, a decision and an item that admins see', async () => {
    const question = await aQuestion(server.db, { bookId });
    const gone = await aQuestion(server.db, { bookId });
    await remove(admin, gone.id);
    const theirs = await aQuestion(server.db, { bookId });
    await groundItem(server.db, theirs.id, await aSource(server.db, { bookId, readers: [reader] }));
    const before = await tableContents(server.db);
    const payload = { state: 'deleted' };
    const url = `/api/admin/items/${question.id}`;
    const statuses = [
      (await moderate(reader, question.id, 'hidden')).statusCode,
      (await moderate(await server.account(), question.id, 'hidden')).statusCode,
      (await admin.inject({ method: 'PATCH', url, payload })).statusCode,
      (await moderate(admin, gone.id, 'active')).statusCode,
      (await moderate(admin, theirs.id, 'hidden')).statusCode,
      (await remove(admin, theirs.id)).statusCode,
      (await moderate(admin, 4711, 'hidden')).statusCode,
    ];
    expect(statuses).toEqual([403, 403, 400, 404, 404, 404, 404]);
    const { items, itemReports } = await tableContents(server.db);
    expect({ items, itemReports }).toEqual({
      items: before['items'],
      itemReports: before['itemReports'],
    });
  });
});

describe.each([
  ['as an item', remove],
  ['as a question', removeQuestion],
])('deleting %s', (_, removeIt) => {
  it('takes it from readers and leaves their history as it is', async () => {
    const question = await aQuestion(server.db, { bookId });
    await shelve(reader, bookId);
    await answer(reader, question.id, 1);
    const before = await tableContents(server.db, { without: ['items', 'feedRankings'] });

    expect((await removeIt(admin, question.id)).json()).toEqual({ ok: true });
    expect(await questionsSeenBy(reader)).toEqual([]);
    expect((await readFeed(reader)).json()).toEqual([]);
    expect((await answer(reader, question.id, 1)).statusCode).toBe(404);
    expect(await tableContents(server.db, { without: ['items', 'feedRankings'] })).toEqual(before);
    const stats = await reader.inject({ url: `/api/users/${reader.id}/stats` });
    expect(stats.json()).toMatchObject({ totalAnswered: 1, correctAnswered: 1 });
  });

  it('tells its reporters', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await report(reader, id);
    await removeIt(admin, id);
    expect(await outcomesFor(reader)).toEqual([['removed', server.clock.now]]);
  });

  it('of a built-in book outlives the next start', async () => {
    await loadLibrary(server.db, LONG_AGO, [aBookFile()]);
    const { id, bookId } = await server.db
      .selectFrom('items')
      .select(['id', 'bookId'])
      .where('libraryKey', '=', 'signs')
      .executeTakeFirstOrThrow();
    const before = await questionsSeenBy(reader, bookId);
    await removeIt(admin, id);
    await loadLibrary(server.db, LONG_AGO, [aBookFile({ description: 'Changed.' })]);
    expect(await questionsSeenBy(reader, bookId)).toEqual(before.filter((other) => other !== id));
  });

  it('twice is harmless', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await removeIt(admin, id);
    expect((await removeIt(admin, id)).statusCode).toBe(200);
  });

  it('needs an admin and something to delete', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    const statuses = [
      (await removeIt(reader, id)).statusCode,
      (await removeIt(await server.account(), id)).statusCode,
      (await removeIt(admin, 4711)).statusCode,
    ];
    expect(statuses).toEqual([403, 403, 404]);
    expect(await questionsSeenBy(reader)).toEqual([id]);
  });
});

it('a flashcard is deleted as an item, not as a question', async () => {
  const { id } = await aFlashcard(server.db, { bookId });
  expect((await removeQuestion(admin, id)).statusCode).toBe(404);
  expect((await remove(admin, id)).statusCode).toBe(200);
  expect((await reader.inject({ url: `/api/books/${bookId}/flashcards` })).json()).toEqual([]);
});
