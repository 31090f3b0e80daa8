import type { Calls } from './call.ts';

const FILE = new Blob(['bytes']);

/** Books, their texts, and what is made from them. */
export const bookCalls = {
  setReadingPosition: {
    call: (client) => client.sources.setReadingPosition(7, 8, { reached: 3 }),
    url: '/api/users/7/sources/8',
    body: { reached: 3 },
  },
  getBookRuns: { call: (client) => client.generation.runs(2), url: '/api/books/2/runs' },
  followRuns: {
    call: (client) => client.generation.follow(2).next(),
    url: '/api/books/2/runs/events',
  },
  cancelRuns: {
    call: (client) => client.generation.cancel(2),
    url: '/api/books/2/runs/cancel',
  },
  getBookSources: { call: (client) => client.sources.ofBook(2), url: '/api/books/2/sources' },
  addBookSource: {
    call: (client) => client.sources.add(2, FILE, { name: 'book.epub' }),
    url: '/api/books/2/sources?name=book.epub',
    body: FILE,
  },
  removeSource: { call: (client) => client.sources.remove(7, 5), url: '/api/users/7/sources/5' },
  getTopics: { call: (client) => client.topics.list(), url: '/api/topics' },
  getBooks: { call: (client) => client.books.list(), url: '/api/books' },
  createBook: {
    call: (client) => client.books.create({ title: 'T', author: 'A' }),
    url: '/api/books',
    body: { title: 'T', author: 'A' },
  },
  getBook: { call: (client) => client.books.get(2), url: '/api/books/2' },
  changeBook: {
    call: (client) => client.books.change(2, { imageUrl: 'https://a.b/c.png' }),
    url: '/api/books/2',
    body: { imageUrl: 'https://a.b/c.png' },
  },
  getBookQuestions: { call: (client) => client.books.questions(2), url: '/api/books/2/questions' },
  getBookFlashcards: {
    call: (client) => client.books.flashcards(2),
    url: '/api/books/2/flashcards',
  },
  getBookBySlug: {
    call: (client) => client.books.getBySlug('t-by-a'),
    url: '/api/books/slug/t-by-a',
  },
  getBookQuestionsBySlug: {
    call: (client) => client.books.questionsBySlug('t-by-a'),
    url: '/api/books/slug/t-by-a/questions',
  },
  getBookFlashcardsBySlug: {
    call: (client) => client.books.flashcardsBySlug('t-by-a'),
    url: '/api/books/slug/t-by-a/flashcards',
  },
  generateQuestions: {
    call: (client) => client.books.generateQuestions(2),
    url: '/api/books/2/generate-questions',
  },
  generateFlashcards: {
    call: (client) => client.books.generateFlashcards(2),
    url: '/api/books/2/generate-flashcards',
  },
} satisfies Calls;
