import type { Calls } from './call.ts';

/** What only admins may do. */
export const adminCalls = {
  moderateBook: {
    call: (client) => client.admin.moderateBook(7, { listed: true }),
    url: '/api/admin/books/7',
    body: { listed: true },
  },
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
} satisfies Calls;
