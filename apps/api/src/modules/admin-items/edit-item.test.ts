import type { AdminItem, ItemEdit, Problem } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { edit, listItems } from '../../testing/admin-calls.ts';
import { LONG_AGO, aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { EDITS, mcqEdit as mcq } from '../../testing/item-edits.ts';
import { answer, report } from '../../testing/reader-calls.ts';
import { SAMPLE_QUESTIONS, aBookFile } from '../../testing/sample-book.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
let admin: TestReader;
let bookId: number;
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
  bookId = (await aBook(server.db)).id;
});

/** The order of pairs says nothing. */
const inOrder = (item: ItemEdit): ItemEdit =>
  item.type === 'match_pairs'
    ? { ...item, pairs: item.pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)) }
    : item;

const shownTo = async (by: TestReader, what = 'questions') =>
  (await by.inject({ url: `/api/books/${bookId}/${what}` })).json();

describe('editing', () => {
  it('gives readers a new revision, and late answers the old one', async () => {
    const { id, answerKey } = await aQuestion(server.db, { bookId });
    const reader = await server.guest();
    await report(reader, id);

    const answered = await edit(admin, id, mcq());

    expect(answered.json()).toMatchObject({
      id,
      revision: 2,
      state: 'active',
      content: { ...mcq(), distractors: expect.arrayContaining(['Iron', 'Copper']) },
      flaws: [],
      reports: [{ state: 'mended' }],
    });
    const [shown] = await shownTo(reader);
    expect(shown).toMatchObject({ revision: 2, questionText: 'Which metal flows in a warm room?' });
    const late = await answer(reader, id, answerKey.answer, { 'item-revision': '1' });
    expect(late.json()).toMatchObject({ isCorrect: true, explanation: answerKey.explanation });
    const right = shown.options.indexOf('Mercury');
    const now = await answer(reader, id, right, { 'item-revision': '2' });
    expect(now.json()).toMatchObject({ isCorrect: true, correctAnswer: right });
    const reports = (await reader.inject({ url: '/api/reports' })).json();
    expect(reports).toMatchObject([{ state: 'mended', decidedAt: server.clock.now }]);
  });

  it.each(Object.values(EDITS))('is possible for each kind: $type', async (content) => {
    const made = content.type === 'flashcard' ? aFlashcard : aQuestion;
    const { id } = await made(server.db, {
      bookId,
      ...(content.type === 'flashcard' ? {} : { type: content.type }),
    });
    const answered = await edit(admin, id, content);
    expect(answered.statusCode).toBe(200);
    expect(inOrder(answered.json().content)).toEqual(inOrder(content));
  });

  it('brings a hidden item back', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await server.db.updateTable('items').set({ state: 'hidden' }).execute();
    expect((await edit(admin, id, mcq())).json()).toMatchObject({ state: 'active' });
    expect(await shownTo(await server.guest())).toMatchObject([{ id }]);
  });

  it('keeps the item’s place in the book', async () => {
    const place = 'Liquid metals';
    const { id } = await aQuestion(server.db, { bookId, body: { place } });
    await edit(admin, id, mcq());
    expect(await shownTo(await server.guest())).toMatchObject([{ place }]);
  });

  it('tidies spaces and line ends', async () => {
    const { id } = await aFlashcard(server.db, { bookId });
    const typed = { front: '  What is\n mercury? ', back: 'A metal.\r\nIt flows.' };
    const answered = await edit(admin, id, { type: 'flashcard', ...typed });
    expect(answered.json().content).toEqual({
      type: 'flashcard',
      front: 'What is mercury?',
      back: 'A metal. It flows.',
    });
  });
});

describe('an edit is refused', () => {
  const refusals: [string, Record<string, unknown>, string | undefined, string][] = [
    ['of another kind', EDITS.true_false, 'type', 'mcq'],
    ['with a text that is empty', mcq({ explanation: ' \u200B' }), 'explanation', 'empty'],
    ['with what cannot be shown', mcq({ answer: 'Mer\u0000cury' }), 'answer', 'cannot be shown'],
    [
      'with two options that are equal',
      mcq({ distractors: ['Iron', 'Iron'] }),
      'distractors',
      'Iron',
    ],
    [
      'with an option that stands for others',
      mcq({ distractors: ['Iron', 'All of the above'] }),
      'distractors',
      'All of the above',
    ],
    ['with too few options', mcq({ distractors: ['Iron'] }), undefined, '2 entries'],
    ['that asks for what is not', mcq({ text: 'Which of these is not solid?' }), 'text', 'not'],
    ['with a field too many', { ...mcq(), place: 'Here' }, undefined, ''],
    ['without a key', { ...mcq(), answer: '' }, undefined, ''],
  ];

  it.each(refusals)('%s', async (_, payload, field, detail) => {
    const { id } = await aQuestion(server.db, { bookId });
    const before = await tableContents(server.db);

    const answered = await edit(admin, id, payload);

    expect(answered.statusCode).toBe(400);
    const problem: Problem = answered.json();
    expect(problem).toMatchObject({
      detail: expect.stringContaining(detail),
      ...(field !== undefined && { field }),
    });
    expect(await tableContents(server.db)).toEqual(before);
  });

  it('with all that the checks find', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    const flawed = mcq({ text: 'Which is not solid?', distractors: ['None of the above', 'Iron'] });
    const { detail }: Problem = (await edit(admin, id, flawed)).json();
    expect(detail).toMatch(/None of the above.*not/s);
  });

  it('when the book asks that already', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    const other = await aQuestion(server.db, { bookId });
    const same = mcq({ text: other.body.questionText });
    expect((await edit(admin, id, same)).json()).toMatchObject({ status: 400, field: 'text' });
    await server.db
      .updateTable('items')
      .set({ state: 'hidden' })
      .where('id', '=', other.id)
      .execute();
    expect((await edit(admin, id, same)).statusCode).toBe(200);
  });

  it('of what is not there, and to all but admins', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    const { id: theirs } = await aQuestion(server.db, { bookId });
    const reader = await server.guest();
    await groundItem(server.db, theirs, await aSource(server.db, { bookId, readers: [reader] }));
    const statuses = [
      (await edit(reader, id, mcq())).statusCode,
      (await edit(admin, theirs, mcq())).statusCode,
      (await edit(admin, 4711, mcq())).statusCode,
    ];
    expect(statuses).toEqual([403, 404, 404]);
  });
});

it('an edit may say more than the quote of the item, which is told', async () => {
  const { id } = await aQuestion(server.db, { bookId });
  await groundItem(server.db, id, await aSource(server.db, { bookId, shared: 1 }));
  const answered = await edit(
    admin,
    id,
    mcq({ answer: 'Gallium', text: 'Which metal melts in the hand?' }),
  );
  expect(answered.json()).toMatchObject({ revision: 2 });
  expect(answered.json().flaws).toContainEqual(expect.stringContaining('Gallium'));
});

describe('an edit of a built-in item', () => {
  const { mcq: ofFile, trueFalse } = SAMPLE_QUESTIONS;
  const later = LONG_AGO + DAY_MS;

  const itemOf = async (libraryKey: string) => {
    const row = await server.db
      .selectFrom('items')
      .select(['id', 'bookId', 'revision'])
      .where('libraryKey', '=', libraryKey)
      .executeTakeFirstOrThrow();
    const items: AdminItem[] = (await listItems(admin, row.bookId)).json();
    return { ...row, content: items.find(({ id }) => id === row.id)?.content };
  };

  const editedItem = async () => {
    await loadLibrary(server.db, LONG_AGO, [aBookFile({ questions: [ofFile, trueFalse] })]);
    const { id } = await itemOf('liquid-metal');
    expect((await edit(admin, id, mcq())).statusCode).toBe(200);
  };

  it('outlives the next start, which writes nothing', async () => {
    await editedItem();
    const before = await tableContents(server.db);
    await loadLibrary(server.db, later, [aBookFile({ questions: [ofFile, trueFalse] })]);
    expect(await tableContents(server.db)).toEqual(before);
    expect((await itemOf('liquid-metal')).content).toMatchObject({ text: mcq().text });
  });

  it('outlives a start at which the rest of the book changes, and a second edit', async () => {
    await editedItem();
    const changed = { ...trueFalse, explanation: 'Since the second edition.' };
    const { id } = await itemOf('liquid-metal');
    await edit(admin, id, mcq({ answer: 'Gallium' }));
    await loadLibrary(server.db, later, [
      aBookFile({ questions: [changed, { ...ofFile, difficulty: 3 }] }),
    ]);
    expect(await itemOf('liquid-metal')).toMatchObject({
      revision: 3,
      content: { answer: 'Gallium' },
    });
  });

  it('gives way when the file says something new, and can be made again', async () => {
    await editedItem();
    const changed = { ...ofFile, text: 'Which of these metals pours like water?' };
    const file = [aBookFile({ questions: [changed, trueFalse] })];
    await loadLibrary(server.db, later, file);
    const { id, ...taken } = await itemOf('liquid-metal');
    expect(taken).toMatchObject({ revision: 3, content: { text: changed.text } });

    await edit(admin, id, mcq());
    await loadLibrary(server.db, later, file);
    expect(await itemOf('liquid-metal')).toMatchObject({
      revision: 4,
      content: { text: mcq().text },
    });
  });
});
