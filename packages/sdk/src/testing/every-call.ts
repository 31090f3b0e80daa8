import type { Client } from '../client/create-client.ts';
import type { EndpointName } from '../contract/endpoints.ts';

type Calls = Record<
  EndpointName,
  { call: (client: Client) => Promise<unknown>; url: string; body?: unknown }
>;

const FILE = new Blob(['bytes']);

/** One call for each endpoint: an endpoint that is missing here does not compile. */
export const calls: Calls = {
  getCurrentUser: { call: (client) => client.users.current(), url: '/api/users' },
  getStats: { call: (client) => client.users.stats(7), url: '/api/users/7/stats' },
  getProgress: { call: (client) => client.users.progress(7), url: '/api/users/7/progress' },
  getMemory: { call: (client) => client.users.memory(7), url: '/api/users/7/memory' },
  getBookMemory: {
    call: (client) => client.users.bookMemory(7, 8),
    url: '/api/users/7/books/8/memory',
  },
  getAchievements: {
    call: (client) => client.users.achievements(7),
    url: '/api/users/7/achievements',
  },
  setReadingPosition: {
    call: (client) => client.sources.setReadingPosition(7, 8, { reached: 3 }),
    url: '/api/users/7/sources/8',
    body: { reached: 3 },
  },
  getStanding: { call: (client) => client.leaderboard.standing(7), url: '/api/users/7/standing' },
  changeStanding: {
    call: (client) => client.leaderboard.changeStanding(7, { isListed: false }),
    url: '/api/users/7/standing',
    body: { isListed: false },
  },
  createDemoUser: { call: (client) => client.users.createDemoUser(), url: '/api/demo-user' },
  addDefaultBooks: {
    call: (client) => client.users.addDefaultBooks(),
    url: '/api/users/add-default-books',
  },
  getGuestProgress: {
    call: (client) => client.users.guestProgress(),
    url: '/api/users/guest-progress',
  },
  bringGuestProgress: {
    call: (client) => client.users.bringGuestProgress(),
    url: '/api/users/guest-progress',
  },
  moderateBook: {
    call: (client) => client.admin.moderateBook(7, { listed: true }),
    url: '/api/admin/books/7',
    body: { listed: true },
  },
  signIn: {
    call: (client) => client.session.signIn({ email: 'a@b.c', password: 'secret' }),
    url: '/api/signin',
    body: { email: 'a@b.c', password: 'secret' },
  },
  signUp: {
    call: (client) => client.session.signUp({ name: 'A', email: 'a@b.c', password: 'secret' }),
    url: '/api/signup',
    body: { name: 'A', email: 'a@b.c', password: 'secret' },
  },
  logout: { call: (client) => client.session.logout(), url: '/api/logout' },
  logoutEverywhere: {
    call: (client) => client.session.logoutEverywhere(),
    url: '/api/logout-everywhere',
  },
  changePassword: {
    call: (client) =>
      client.session.changePassword({ currentPassword: 'secret', newPassword: 'better secret' }),
    url: '/api/users/password',
    body: { currentPassword: 'secret', newPassword: 'better secret' },
  },
  resetPassword: {
    call: (client) => client.session.resetPassword({ token: 'abc', password: 'secret' }),
    url: '/api/reset-password',
    body: { token: 'abc', password: 'secret' },
  },
  syncOperations: {
    call: (client) =>
      client.offline.sync({
        userId: 7,
        sentAt: 5,
        operations: [
          {
            opId: 'operation-1',
            kind: 'shelf',
            target: 2,
            value: true,
            answeredAt: 4,
            timeZone: 'UTC',
          },
        ],
      }),
    url: '/api/sync',
    body: {
      userId: 7,
      sentAt: 5,
      operations: [
        {
          opId: 'operation-1',
          kind: 'shelf',
          target: 2,
          value: true,
          answeredAt: 4,
          timeZone: 'UTC',
        },
      ],
    },
  },
  getStudyPack: {
    call: (client) => client.offline.studyPack(7, { size: 50, known: '3.1,4.2' }),
    url: '/api/users/7/study-pack?size=50&known=3.1%2C4.2',
  },
  exportData: { call: (client) => client.users.exportData(7), url: '/api/users/7/export' },
  deleteAccount: {
    call: (client) => client.users.deleteAccount(7, 'a@b.c'),
    url: '/api/users/7',
    body: { confirmation: 'a@b.c' },
  },
  getFeed: {
    call: (client) => client.quiz.feed({ limit: 5, offset: 10, userId: 7 }),
    url: '/api/quiz/feed?limit=5&offset=10&userId=7',
  },
  answerQuestion: {
    call: (client) => client.quiz.answer({ userId: 7, questionId: 3, answer: [1, 0] }),
    url: '/api/quiz/answer',
    body: { userId: 7, questionId: 3, answer: [1, 0] },
  },
  masterQuestion: {
    call: (client) => client.quiz.master({ userId: 7, questionId: 3 }),
    url: '/api/quiz/mastered',
    body: { userId: 7, questionId: 3 },
  },
  masterQuestionById: {
    call: (client) => client.quiz.masterById(3, 7),
    url: '/api/quiz/3/mastered',
    body: { userId: 7 },
  },
  unmasterQuestion: {
    call: (client) => client.quiz.unmaster(3, { userId: 7 }),
    url: '/api/quiz/3/mastered?userId=7',
  },
  getMastered: { call: (client) => client.mastery.list(), url: '/api/mastered' },
  rateFlashcard: {
    call: (client) => client.flashcards.rate(4, 'hard'),
    url: '/api/flashcards/4/rate',
    body: { difficulty: 'hard' },
  },
  getShelf: { call: (client) => client.shelf.list(7), url: '/api/users/7/books' },
  shelveBook: {
    call: (client) => client.shelf.add(7, 2),
    url: '/api/users/7/books',
    body: { bookId: 2 },
  },
  unshelveBook: { call: (client) => client.shelf.remove(7, 2), url: '/api/users/7/books/2' },
  getBookMastery: {
    call: (client) => client.mastery.ofBook(7, 2),
    url: '/api/users/7/books/2/mastery',
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
  getPassage: { call: (client) => client.items.passage(3), url: '/api/items/3/passage' },
  reportItem: {
    call: (client) => client.items.report(3, { reason: 'wrong' }),
    url: '/api/items/3/reports',
    body: { reason: 'wrong' },
  },
  getReports: { call: (client) => client.items.reports(), url: '/api/reports' },
  getReportedItems: {
    call: (client) => client.admin.reportedItems(),
    url: '/api/admin/reports',
  },
  getAdminBookItems: {
    call: (client) => client.admin.bookItems(2),
    url: '/api/admin/books/2/items',
  },
  moderateItem: {
    call: (client) => client.admin.moderateItem(3, { state: 'hidden' }),
    url: '/api/admin/items/3',
    body: { state: 'hidden' },
  },
  editItem: {
    call: (client) => client.admin.editItem(3, { type: 'flashcard', front: 'F', back: 'B' }),
    url: '/api/admin/items/3/content',
    body: { type: 'flashcard', front: 'F', back: 'B' },
  },
  deleteItem: { call: (client) => client.admin.deleteItem(3), url: '/api/admin/items/3' },
  regenerateItem: {
    call: (client) => client.admin.regenerateItem(3),
    url: '/api/admin/items/3/regenerate',
  },
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
  getAdminBooks: { call: (client) => client.admin.books(), url: '/api/admin/books' },
  deleteQuestion: {
    call: (client) => client.admin.deleteQuestion(3),
    url: '/api/admin/questions/3',
  },
  createResetLink: {
    call: (client) => client.admin.createResetLink('a@b.c'),
    url: '/api/admin/reset-links',
    body: { email: 'a@b.c' },
  },
  getLeaderboard: { call: (client) => client.leaderboard.top(), url: '/api/leaderboard' },
};
