import type { Calls } from './call.ts';

/** What only admins may do. */
export const adminCalls = {
  moderateBook: (client, { bookId }) => client.admin.moderateBook(bookId, { listed: true }),
  moderateBooks: (client, { bookId }) =>
    client.admin.moderateBooks({ bookIds: [bookId], listed: true }),
  getReportedItems: (client) => client.admin.reportedItems(),
  getHidings: (client) => client.admin.hidings(),
  getHidingTotals: (client, { bookId }) => client.admin.hidingTotals({ bookId }),
  restoreItems: (client, { bookId }) => client.admin.restoreItems({ bookId }),
  getDoubtfulItems: (client) => client.admin.doubtfulItems(),
  getAdminBookItems: (client, { bookId }) => client.admin.bookItems(bookId),
  getAdminItem: (client, { itemId }) => client.admin.item(itemId),
  moderateItem: (client, { itemId }) => client.admin.moderateItem(itemId, { state: 'active' }),
  editItem: (client, { itemId }) =>
    client.admin.editItem(itemId, {
      type: 'mcq',
      text: 'Which metal do old thermometers hold?',
      answer: 'Mercury',
      distractors: ['Iron', 'Copper'],
      explanation: 'Mercury melts at 39 degrees below zero, far below the warmth of a room.',
    }),
  decideClaims: (client, { itemId }) =>
    client.admin.decideClaims(itemId, { text: 'Attraction', state: 'refused' }),
  decideFigures: (client, { itemId }) => client.admin.decideFigures(itemId, { isFine: true }),
  getModelCosts: (client) => client.admin.modelCosts(),
  deleteItem: (client, { itemId }) => client.admin.deleteItem(itemId),
  regenerateItem: (client, { itemId }) => client.admin.regenerateItem(itemId),
  getAdminBooks: (client) => client.admin.books({ state: 'waiting' }),
  getLibraryTotals: (client) => client.admin.libraryTotals(),
  deleteQuestion: (client, { questionId }) => client.admin.deleteQuestion(questionId),
  createResetLink: (client, { login }) => client.admin.createResetLink(login.email),
} satisfies Calls;
