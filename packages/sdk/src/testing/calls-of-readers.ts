import type { Backlog } from '../client/offline.ts';
import type { Calls } from './call.ts';

const BACKLOG: Backlog = {
  userId: 7,
  sentAt: 5,
  operations: [
    { opId: 'operation-1', kind: 'shelf', target: 2, value: true, answeredAt: 4, timeZone: 'UTC' },
  ],
};

/** What a reader is, has and takes along. */
export const readerCalls = {
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
    call: (client) => client.offline.sync(BACKLOG),
    url: '/api/sync',
    body: BACKLOG,
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
  getShelf: { call: (client) => client.shelf.list(7), url: '/api/users/7/books' },
  shelveBook: {
    call: (client) => client.shelf.add(7, 2),
    url: '/api/users/7/books',
    body: { bookId: 2 },
  },
  unshelveBook: { call: (client) => client.shelf.remove(7, 2), url: '/api/users/7/books/2' },
  getLeaderboard: { call: (client) => client.leaderboard.top(), url: '/api/leaderboard' },
} satisfies Calls;
