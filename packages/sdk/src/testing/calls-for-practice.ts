import type { Calls } from './call.ts';

/** Questions, cards and marks. */
export const practiceCalls = {
  getFeed: (client, { userId }) => client.quiz.feed({ limit: 5, offset: 0, userId }),
  answerQuestion: (client, { userId, questionId }) =>
    client.quiz.answer({ userId, questionId, answer: 1 }),
  masterQuestion: (client, { userId, questionId }) => client.quiz.master({ userId, questionId }),
  masterQuestionById: (client, { userId, questionId }) =>
    client.quiz.masterById(questionId, userId),
  unmasterQuestion: (client, { userId, questionId }) =>
    client.quiz.unmaster(questionId, { userId }),
  getMastered: (client) => client.mastery.list(),
  rateFlashcard: (client, { userId, flashcardId }) =>
    client.flashcards.rate(flashcardId, 'easy', { userId }),
  undoReview: (client, { userId, itemId, opId }) => client.reviews.undo({ userId, itemId, opId }),
  claimAnswer: (client, { userId, written: { questionId, opId } }) =>
    client.reviews.claim(questionId, opId, { userId }),
  getBookMastery: (client, { userId, bookId }) => client.mastery.ofBook(userId, bookId),
  getPassage: (client, { itemId }) => client.items.passage(itemId),
  reportItem: (client, { itemId }) =>
    client.items.report(itemId, { reason: 'wrong', note: 'It is the other way round.' }),
  getReports: (client) => client.items.reports(),
} satisfies Calls;
