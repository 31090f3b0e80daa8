import type { Calls } from './call.ts';

/** A text that a reader may add. */
const FILE = new Blob(['The fox sleeps by day. It hunts by night.\n'.repeat(40)]);

/** Books, their texts, and what is made from them. */
export const bookCalls = {
  setReadingPosition: (client, { userId, sourceId }) =>
    client.sources.setReadingPosition(userId, sourceId, { reached: 1 }),
  getGenerationMeans: (client) => client.generation.means(),
  estimateGeneration: (client, { bookId }) =>
    client.generation.estimate(bookId, 'questions', { count: 10, kinds: ['mcq', 'typed'] }),
  getProposals: (client, { userId, bookId }) => client.proposals.ofBook(userId, bookId),
  decideProposals: (client, { userId, bookId }) =>
    client.proposals.decide(userId, bookId, { keep: [], strike: [] }),
  getBookRuns: (client, { bookId }) => client.generation.runs(bookId),
  followRuns: (client, { bookId }) => client.generation.follow(bookId).next(),
  cancelRuns: (client, { bookId }) => client.generation.cancel(bookId),
  getBookSources: (client, { bookId }) => client.sources.ofBook(bookId),
  addBookSource: (client, { bookId }) => client.sources.add(bookId, FILE, { name: 'fox.txt' }),
  removeSource: (client, { userId, sourceId }) => client.sources.remove(userId, sourceId),
  getFollowedDocuments: (client, { userId }) => client.documents.list(userId),
  linkDocument: (client, { userId, documentId, bookId }) =>
    client.documents.link(userId, documentId, { bookId }),
  forgetDocument: (client, { userId, documentId }) => client.documents.forget(userId, documentId),
  getHighlights: (client, { userId }) => client.highlights.list(userId),
  chooseHighlights: (client, { userId }) => client.highlights.choose(userId, { makesCards: true }),
  linkHighlights: (client, { userId, highlightedBookId, bookId }) =>
    client.highlights.link(userId, highlightedBookId, { bookId }),
  forgetHighlights: (client, { userId, highlightedBookId }) =>
    client.highlights.forget(userId, highlightedBookId),
  offerBites: (client, { userId, bookId }) => client.bites.offer(userId, bookId),
  decideBite: (client, { userId, biteId }) =>
    client.bites.decide(userId, biteId, { decision: 'skipped' }),
  createOwnCard: (client, { userId, bookId }) =>
    client.ownItems.addCard(userId, bookId, {
      front: 'When does the fox hunt?',
      back: 'By night.',
    }),
  getOwnItems: (client, { userId, bookId }) => client.ownItems.ofBook(userId, bookId),
  changeOwnItem: (client, { userId, ownItemId }) =>
    client.ownItems.change(userId, ownItemId, { back: 'By night, and at dusk.' }),
  deleteOwnItem: (client, { userId, ownItemId }) => client.ownItems.remove(userId, ownItemId),
  getPlan: (client, { userId, sourceId }) => client.plans.get(userId, sourceId),
  makePlan: (client, { userId, sourceId }) => client.plans.make(userId, sourceId),
  steerIdea: (client, { userId, sourceId }) =>
    client.plans.steer(userId, sourceId, { key: 'liquid-metal', wish: 'more' }),
  getTopics: (client) => client.topics.list(),
  getBooks: (client) => client.books.list({ q: 'ann' }),
  createBook: (client) => client.books.create({ title: 'The Newest Book', author: 'Ann Author' }),
  getBook: (client, { bookId }) => client.books.get(bookId),
  changeBook: (client, { bookId }) =>
    client.books.change(bookId, { imageUrl: 'https://covers.example/new.png' }),
  getBookQuestions: (client, { bookId }) => client.books.questions(bookId),
  getBookFlashcards: (client, { bookId }) => client.books.flashcards(bookId),
  getBookBySlug: (client, { slug }) => client.books.getBySlug(slug),
  getBookQuestionsBySlug: (client, { slug }) => client.books.questionsBySlug(slug),
  getBookFlashcardsBySlug: (client, { slug }) => client.books.flashcardsBySlug(slug),
  generateQuestions: (client, { bookId }) => client.books.generateQuestions(bookId),
  generateFlashcards: (client, { bookId }) => client.books.generateFlashcards(bookId),
} satisfies Calls;
