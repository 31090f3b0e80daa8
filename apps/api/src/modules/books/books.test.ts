import type { Book, ListedBook, Question } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import type { AnswerKey } from '../../items/item-content.ts';
import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO, aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master } from '../../testing/reader-calls.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const get = (url: string) => server.app.inject({ method: 'GET', url });

async function read<Data>(url: string): Promise<Data> {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('the list of books', () => {
  test('is empty without books', async () => {
    expect(await read('/api/books')).toEqual([]);
  });

  test('holds each book with its topic, by title', async () => {
    await aBook(server.db, { title: 'Zebras', topic: 'Science' });
    const { id } = await aBook(server.db, {
      title: 'Apes',
      author: 'Ann Author',
      topic: 'History',
      year: -430,
      imageUrl: 'https://example.org/apes.jpg',
    });
    const books = await read<Book[]>('/api/books');
    expect(books.map(({ title }) => title)).toEqual(['Apes', 'Zebras']);
    expect(books[0]).toEqual({
      id,
      slug: 'apes-by-ann-author',
      title: 'Apes',
      author: 'Ann Author',
      year: -430,
      description: 'A book made for a test.',
      imageUrl: 'https://example.org/apes.jpg',
      coverUrl: null,
      topic: { name: 'History', color: expect.stringMatching(/^#/) },
      questionCount: 0,
      flashcardCount: 0,
    });
  });

  test('counts what the reader may study of each', async () => {
    const { id: bookId } = await aBook(server.db, { title: 'Apes' });
    await aBook(server.db, { title: 'Bees' });
    await aQuestion(server.db, { bookId });
    const { id: hidden } = await aQuestion(server.db, { bookId });
    await server.db
      .updateTable('items')
      .set({ state: 'hidden' })
      .where('id', '=', hidden)
      .execute();
    await aFlashcard(server.db, { bookId });
    const books = await read<ListedBook[]>('/api/books');
    expect(books).toMatchObject([
      { title: 'Apes', questionCount: 1, flashcardCount: 1 },
      { title: 'Bees', questionCount: 0, flashcardCount: 0 },
    ]);
  });

  test('is in the order of people, not of character codes, for readers and for admins', async () => {
    const sorted = ['apes', 'Bees', 'Émile', 'Zebras', 'Zebras'];
    const ids: number[] = [];
    for (const title of ['Zebras', 'Émile', 'apes', 'Bees', 'Zebras']) {
      ids.push((await aBook(server.db, { title, author: `Ann ${ids.length}` })).id);
    }
    const admin = await server.account({ role: 'admin' });
    for (const url of ['/api/books', '/api/admin/books']) {
      const books: Book[] = (await admin.inject({ method: 'GET', url })).json();
      expect(books.map(({ title }) => title)).toEqual(sorted);
      expect(books.map(({ id }) => id).slice(3)).toEqual([ids[0], ids[4]]);
    }
  });

  test('shows unlisted books to their adder and admins, hidden ones to nobody', async () => {
    const [adder, stranger] = [await server.guest(), await server.guest()];
    const admin = await server.account({ role: 'admin' });
    await aBook(server.db, { title: 'Listed' });
    await aBook(server.db, { title: 'Unlisted', listed: 0, addedBy: adder.id });
    await aBook(server.db, { title: 'Hidden', hidden: 1, addedBy: adder.id });
    const titles = async (reader: typeof adder) => {
      const books: Book[] = (await reader.inject({ method: 'GET', url: '/api/books' })).json();
      return books.map(({ title }) => title);
    };
    expect(await titles(adder)).toEqual(['Listed', 'Unlisted']);
    expect(await titles(admin)).toEqual(['Listed', 'Unlisted']);
    expect(await titles(stranger)).toEqual(['Listed']);
    expect((await read<Book[]>('/api/books')).map(({ title }) => title)).toEqual(['Listed']);
  });
});

describe.each([
  ['id', (book: { id: number }) => `/api/books/${book.id}`],
  ['slug', (book: { slug: string }) => `/api/books/slug/${encodeURIComponent(book.slug)}`],
] as const)('a book by its %s', (_, urlOf: (book: { id: number; slug: string }) => string) => {
  test('is answered, with its questions and flashcards in order', async () => {
    const book = await aBook(server.db, { title: 'Ça Bouge' });
    const bookId = book.id;
    const second = await aQuestion(server.db, { bookId, type: 'match_pairs', position: 2 });
    const first = await aQuestion(server.db, { bookId, type: 'mcq', position: 1 });
    const card = await aFlashcard(server.db, { bookId });
    await aQuestion(server.db, { bookId: (await aBook(server.db)).id });

    expect(await read(urlOf(book))).toMatchObject({ id: book.id, title: 'Ça Bouge' });
    const questions = await read<Question[]>(`${urlOf(book)}/questions`);
    expect(questions.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(questions[0]).toMatchObject({
      itemType: 'question',
      type: 'mcq',
      revision: 1,
      ismastered: false,
      questionText: first.body.questionText,
      options: first.body.options,
      book: { id: book.id },
    });
    expect(await read(`${urlOf(book)}/flashcards`)).toMatchObject([
      { itemType: 'flashcard', id: card.id, front: card.body.front, back: card.body.back },
    ]);
  });

  test('without items has empty lists', async () => {
    const book = await aBook(server.db);
    expect(await read(`${urlOf(book)}/questions`)).toEqual([]);
    expect(await read(`${urlOf(book)}/flashcards`)).toEqual([]);
  });

  test.each(['', '/questions', '/flashcards'])(
    'that is missing, or not for the caller, is a 404 problem (%s)',
    async (part) => {
      const missing = { id: 4711, slug: 'no-book-by-nobody' };
      const unlisted = await aBook(server.db, { listed: 0, addedBy: (await server.guest()).id });
      const hidden = await aBook(server.db, { hidden: 1 });
      for (const book of [missing, unlisted, hidden]) {
        const response = await get(urlOf(book) + part);
        expect(response.statusCode).toBe(404);
        expect(response.headers['content-type']).toContain('application/problem+json');
        expect(response.json()).toMatchObject({ status: 404, detail: 'Book not found' });
      }
    },
  );

  test('that is unlisted is there for its adder', async () => {
    const adder = await server.guest();
    const book = await aBook(server.db, { listed: 0, addedBy: adder.id });
    await aQuestion(server.db, { bookId: book.id });
    const response = await adder.inject({ method: 'GET', url: `${urlOf(book)}/questions` });
    expect(response.json()).toHaveLength(1);
  });
});

test.each(['0', '-1', 'abc', '1.5', '99999999999'])('id %s is no book’s', async (id) => {
  expect((await get(`/api/books/${id}`)).statusCode).toBe(404);
});

test.each(['', '/questions', '/flashcards'])(
  'a slug with a null character is no book’s (%s)',
  async (part) => {
    const response = await get(`/api/books/slug/%00${part}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ field: 'slug' });
  },
);

test('questions and flashcards of the whole library reveal no answer', async () => {
  await loadLibrary(server.db, LONG_AGO);
  const keys = await server.db
    .selectFrom('itemRevisions')
    .select('answerKey')
    .where('answerKey', 'is not', null)
    .execute();
  const books = await read<Book[]>('/api/books');
  let seen = 0;
  for (const { id } of books) {
    const questions = await read<Question[]>(`/api/books/${id}/questions`);
    seen += questions.length;
    for (const question of questions) {
      const parts =
        'book id imageUrl ismastered itemType options place placed questionText revision type';
      expect(parts.split(' ')).toEqual(expect.arrayContaining(Object.keys(question)));
    }
    const text = JSON.stringify(questions);
    for (const { answerKey } of keys) {
      const { explanation, reasons = [] }: AnswerKey = JSON.parse(answerKey ?? '');
      for (const said of [explanation, ...reasons.map(({ reason }) => reason)]) {
        expect(text).not.toContain(said);
      }
    }
  }
  expect(seen).toBe(keys.length);
});

test('a mastered question is marked for the reader who mastered it, and nobody else', async () => {
  const [reader, other] = [await server.guest(), await server.guest()];
  const book = await aBook(server.db);
  const question = await aQuestion(server.db, { bookId: book.id });
  await aQuestion(server.db, { bookId: book.id });
  await answer(reader, question.id, 0);
  await master(reader, question.id);
  const url = `/api/books/${book.id}/questions`;
  const marks = async (seer: typeof reader) => {
    const questions: Question[] = (await seer.inject({ method: 'GET', url })).json();
    return questions.map(({ ismastered }) => ismastered);
  };
  expect(await marks(reader)).toEqual([true, false]);
  expect(await marks(other)).toEqual([false, false]);
});

test('reading books writes nothing', async () => {
  const reader = await server.guest();
  const book = await aBook(server.db);
  await aQuestion(server.db, { bookId: book.id });
  const before = await tableContents(server.db);
  for (const url of ['/api/books', `/api/books/${book.id}`, `/api/books/${book.id}/questions`]) {
    await reader.inject({ method: 'GET', url });
    await get(url);
  }
  expect(await tableContents(server.db)).toEqual(before);
});
