import type { Calls } from './call.ts';

/** Questions, cards and marks. */
export const practiceCalls = {
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
  getBookMastery: {
    call: (client) => client.mastery.ofBook(7, 2),
    url: '/api/users/7/books/2/mastery',
  },
  getPassage: { call: (client) => client.items.passage(3), url: '/api/items/3/passage' },
  reportItem: {
    call: (client) => client.items.report(3, { reason: 'wrong' }),
    url: '/api/items/3/reports',
    body: { reason: 'wrong' },
  },
  getReports: { call: (client) => client.items.reports(), url: '/api/reports' },
} satisfies Calls;
