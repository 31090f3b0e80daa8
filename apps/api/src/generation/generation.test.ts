import { describe, expect, test } from 'vitest';

import { explainingBook } from '../testing/explaining-text.ts';
import { aBook } from '../testing/factories.ts';
import { generationWorld } from '../testing/generation-world.ts';
import { longText } from '../testing/long-text.ts';
import { answering, writing } from '../testing/model-server/scripted-model.ts';
import { writeEntries } from '../testing/model-server/writing.ts';
import { testServer } from '../testing/server.ts';
import { aSource } from '../testing/sources.ts';
import { tableContents } from '../testing/table-contents.ts';

const explaining = explainingBook({ chapters: 4, terms: 4 });

describe.each(['questions', 'flashcards'] as const)('generating %s', (what) => {
  const request = (bookId: number, query = '') =>
    ({ method: 'POST', url: `/api/books/${bookId}/generate-${what}${query}` }) as const;

  test('without a provider and a text makes nothing and says what to do', async () => {
    const server = await testServer();
    const adder = await server.guest();
    const { id } = await aBook(server.db, { listed: 0, addedBy: adder.id });
    const before = await tableContents(server.db);
    const response = await adder.inject(request(id));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      count: 0,
      reason: expect.stringMatching(new RegExp(`^No ${what} were made: .* Add the book's text`)),
    });
    expect(await tableContents(server.db)).toEqual(before);
  });

  test('is for admins and those who added the book, of books that are there', async () => {
    const server = await testServer();
    const [first, second, stranger] = [
      await server.guest(),
      await server.guest(),
      await server.account(),
    ];
    const admin = await server.account({ role: 'admin' });
    const { id, title, author } = await aBook(server.db, { listed: 0, addedBy: first.id });
    await second.inject({ method: 'POST', url: '/api/books', payload: { title, author } });
    const statuses = async (bookId: number) => [
      (await server.app.inject(request(bookId))).statusCode,
      (await stranger.inject(request(bookId))).statusCode,
      (await first.inject(request(bookId))).statusCode,
      (await second.inject(request(bookId))).statusCode,
      (await admin.inject(request(bookId))).statusCode,
    ];
    // To strangers an unlisted book is not there.
    expect(await statuses(id)).toEqual([401, 404, 200, 200, 200]);
    await server.db.updateTable('books').set({ listed: 1 }).execute();
    expect(await statuses(id)).toEqual([401, 403, 200, 200, 200]);
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect(await statuses(id)).toEqual([401, 404, 404, 404, 404]);
    const { id: builtIn } = await aBook(server.db);
    expect(await statuses(builtIn)).toEqual([401, 403, 403, 403, 200]);
    expect(await statuses(4711)).toEqual([401, 404, 404, 404, 404]);
  });

  test('without a provider works from the text by rules', async () => {
    const world = await generationWorld(explaining);
    const { count, grounding } = await world.generate(what);
    const items = await world.items();
    expect(grounding).toBe('extractive');
    expect(count).toBeGreaterThanOrEqual(1);
    expect(items).toHaveLength(count);
    for (const item of items) {
      const chapter = explaining.chapters[item.chapter ?? -1];
      expect(chapter?.text.slice(item.quoteStart ?? 0, item.quoteEnd ?? 0)).toBe(item.quote);
      expect(item).toMatchObject({
        grounding: 'extractive',
        model: null,
        promptVersion: null,
        sourceId: world.source.id,
        chapterTitle: chapter?.title,
      });
    }
    const covered = (await world.chunks()).map((chunk) => chunk[BATCHES[what]]);
    expect(new Set(covered)).toEqual(new Set([1]));
  });

  test('with a provider works from the text, and says where each item comes from', async () => {
    const world = await generationWorld({ behave: writing() });
    const { count, grounding } = await world.generate(what);
    const items = await world.items();
    const text = longText({ chapters: 4 });
    const [run] = await world.runs();
    expect({ grounding, count }).toEqual({ grounding: 'source', count: items.length });
    expect(count).toBeGreaterThanOrEqual(10);
    for (const [index, item] of items.entries()) {
      const chapter = text[item.chapter ?? -1];
      expect(chapter?.text.slice(item.quoteStart ?? 0, item.quoteEnd ?? 0)).toBe(item.quote);
      expect(item).toMatchObject({
        position: index + 1,
        grounding: 'source',
        model: 'scripted',
        runId: run?.id,
        chunk: item.chapter,
        chapterTitle: chapter?.title,
        content: { body: { place: chapter?.title } },
      });
    }
    expect(run).toMatchObject({ state: 'done', kept: count, model: 'scripted', progress: 1 });
    // The scripted model costs 1 and 2 USD per million tokens.
    expect(run?.costMicroUsd).toBe((run?.inputTokens ?? 0) + 2 * (run?.outputTokens ?? 0));
    expect(run?.costMicroUsd).toBeGreaterThan(0);
  });

  test('with a provider alone works from memory, and says so', async () => {
    const world = await generationWorld({ behave: writing() });
    const { id } = await aBook(world.db, { addedBy: world.reader.id });
    const { count, grounding } = (await world.reader.inject(request(id))).json();
    expect({ grounding, some: count > 3 }).toEqual({ grounding: 'memory', some: true });
    for (const item of await world.items()) {
      expect(item).toMatchObject({
        grounding: 'memory',
        quote: null,
        chunk: null,
        sourceId: null,
      });
    }
  });
});

const BATCHES = { questions: 'questionBatches', flashcards: 'flashcardBatches' } as const;

describe('the text to work from', () => {
  test('is the one that is asked for, if the reader may', async () => {
    const world = await generationWorld({ behave: writing() });
    const stranger = await world.account();
    const { id: bookId } = world.book;
    const theirs = await aSource(world.db, { bookId, readers: [stranger] });
    const own = await aSource(world.db, {
      bookId,
      readers: [world.reader],
      chapters: longText({ chapters: 1, seed: 2 }),
    });
    const elsewhere = await aSource(world.db, {
      bookId: (await aBook(world.db)).id,
      readers: [world.reader],
    });
    const by = async (sourceId: number) =>
      (await world.ask(world.reader, 'questions', `?sourceId=${sourceId}`)).statusCode;
    expect(await by(theirs.id)).toBe(404);
    expect(await by(elsewhere.id)).toBe(404);
    expect(await by(own.id)).toBe(200);
    expect(new Set((await world.items()).map((item) => item.sourceId))).toEqual(new Set([own.id]));
  });

  test('is the least covered of the reader’s and of those that admins share', async () => {
    const world = await generationWorld({ behave: writing() });
    const { id: bookId } = world.book;
    const chapters = longText({ chapters: 3, seed: 2 });
    const shared = await aSource(world.db, { bookId, shared: 1, chapters });
    const used = async () => (await world.items()).at(-1)?.sourceId;
    await world.generate();
    expect(await used()).toBe(world.source.id);
    await world.generate();
    expect(await used()).toBe(shared.id);
    await world.generate();
    expect(await used()).toBe(world.source.id);
  });

  test('is as much of it as its reader has read so far', async () => {
    const world = await generationWorld({ behave: writing() });
    const { reader, source } = world;
    const url = `/api/users/${reader.id}/sources/${source.id}`;
    await reader.inject({ method: 'PATCH', url, payload: { reached: 2 } });
    await world.generate();
    await world.generate();
    const chapters = new Set((await world.items()).map(({ chapter }) => chapter));
    expect(chapters).toEqual(new Set([0, 1]));
  });

  test('of a reader who has not added the book is their own alone', async () => {
    const world = await generationWorld({ behave: writing() });
    const { id: bookId } = world.book;
    const shared = await aSource(world.db, { bookId, shared: 1 });
    const texter = await world.account();
    expect((await world.ask(texter)).statusCode).toBe(403);
    const chapters = longText({ chapters: 1, seed: 2 });
    const own = await aSource(world.db, { bookId, readers: [texter], chapters });
    const fromShared = await world.ask(texter, 'questions', `?sourceId=${shared.id}`);
    expect(fromShared.statusCode).toBe(404);
    await world.generate('questions', texter);
    await world.generate('questions', texter);
    expect(new Set((await world.items()).map((item) => item.sourceId))).toEqual(new Set([own.id]));
  });
});

test('two readers with texts of their own know nothing of each other’s items', async () => {
  const chapters = longText({ chapters: 1 });
  const passage = chapters[0]?.text ?? '';
  const kinds = ['mcq', 'match_pairs', 'cloze'] as const;
  const same = writeEntries({ passage, kinds, count: 3, seed: 1, hasQuotes: true });
  const world = await generationWorld({ behave: answering(same), chapters });
  const { id: bookId } = world.book;
  const other = await world.account();
  await aSource(world.db, { bookId, readers: [other], chapters });
  const read = async <Answer>(reader: typeof other, path: string) =>
    (await reader.inject({ url: `/api/books/${bookId}${path}` })).json<Answer>();
  const idsSeenBy = async (reader: typeof other) =>
    (await read<{ id: number }[]>(reader, '/questions')).map(({ id }) => id);

  expect(await world.generate()).toMatchObject({ count: 3 });
  expect(await idsSeenBy(other)).toEqual([]);
  expect(await read(other, '/runs')).toEqual([]);
  // Word for word what the first has already: no reason to refuse it here.
  expect(await world.generate('questions', other)).toMatchObject({ count: 3 });

  const [mine, theirs] = [await idsSeenBy(world.reader), await idsSeenBy(other)];
  expect([mine.length, theirs.length, new Set([...mine, ...theirs]).size]).toEqual([3, 3, 6]);
  expect(await world.generate()).toMatchObject({ count: 0 });
  expect(await read(other, '/runs')).toMatchObject([{ kept: 3, rejected: {} }]);
  expect(await read(world.reader, '/runs')).toMatchObject([{ kept: 0, rejected: { repeated: 3 } }]);
});

describe('topic and description', () => {
  const metadata = (world: Awaited<ReturnType<typeof generationWorld>>) =>
    world.db
      .selectFrom('books')
      .innerJoin('topics', 'topics.id', 'books.topicId')
      .select(['topics.name as topic', 'description', 'topicChosen'])
      .where('books.id', '=', world.book.id)
      .executeTakeFirstOrThrow();
  const describing = (world: Awaited<ReturnType<typeof generationWorld>>) =>
    world.requests.filter(({ wanted }) => wanted.includes('topic'));

  test('of a book without them are the model’s, from its title alone if the text is private', async () => {
    const world = await generationWorld({ behave: writing() });
    await world.db.updateTable('books').set({ description: '' }).execute();
    await world.generate();
    expect(await metadata(world)).toMatchObject({
      topic: 'Science',
      topicChosen: 1,
      description: expect.stringContaining('how people came to understand the sea'),
    });
    expect(describing(world)).toHaveLength(1);
    expect(describing(world)[0]?.user).not.toContain('before');
    await world.generate();
    expect(describing(world)).toHaveLength(1);
  });

  test('that somebody has chosen stay', async () => {
    const world = await generationWorld({ behave: writing() });
    await world.db.updateTable('books').set({ topicChosen: 1, description: 'Mine.' }).execute();
    const before = await metadata(world);
    await world.generate();
    expect(await metadata(world)).toEqual(before);
    expect(describing(world)).toEqual([]);
  });
});
