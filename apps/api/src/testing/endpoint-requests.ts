import {
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type SchemaType,
  type SyncOperation,
  endpoints,
} from '@morsel/sdk/contract';
import type { InjectOptions } from 'fastify';

/** Whom and what a request is about. */
export type Subject = {
  readonly userId: number;
  readonly bookId: number;
  readonly slug: string;
  /** Of an mcq. */
  readonly questionId: number;
  readonly flashcardId: number;
  /** A question or flashcard that was made from a text. */
  readonly itemId: number;
  /** A text of the reader. */
  readonly sourceId: number;
  /** An account with its password, for the calls that begin and end sessions. */
  readonly login: { readonly email: string; readonly password: string };
  readonly resetToken: string;
  /** What the reader types to be deleted. */
  readonly confirmation: string;
  readonly newEmail: string;
};

type Query<E> = E extends { query: infer Name } ? { query: SchemaType<Name> } : object;
type Payload<E> = E extends { body: infer Name }
  ? { payload: SchemaType<Name> }
  : E extends { upload: 'file' }
    ? { payload: Buffer }
    : object;

type Parts = { query?: Readonly<Record<string, string | number>>; payload?: object };

/** A text that a reader may add. */
const FILE = Buffer.from('The fox sleeps by day. It hunts by night.\n'.repeat(40));

const nothing = () => ({});

const answerOf = (target: number): SyncOperation => ({
  opId: 'synced-operation-1',
  kind: 'answer',
  target,
  value: 1,
  answeredAt: 0,
  timeZone: 'UTC',
});

/** What the query and the body of each call hold when they are in order. */
const carried: {
  [Name in EndpointName]: (subject: Subject) => Query<Endpoints[Name]> & Payload<Endpoints[Name]>;
} = {
  getCurrentUser: nothing,
  getStats: nothing,
  getProgress: nothing,
  getMemory: nothing,
  getBookMemory: nothing,
  getAchievements: nothing,
  createDemoUser: nothing,
  signIn: ({ login }) => ({ payload: login }),
  signUp: ({ newEmail }) => ({
    payload: { name: 'Nora New', email: newEmail, password: 'crumb-1' },
  }),
  logout: nothing,
  logoutEverywhere: nothing,
  changePassword: ({ login }) => ({
    payload: { currentPassword: login.password, newPassword: 'crumb-2' },
  }),
  resetPassword: ({ resetToken }) => ({ payload: { token: resetToken, password: 'crumb-3' } }),
  getGuestProgress: nothing,
  bringGuestProgress: nothing,
  exportData: nothing,
  deleteAccount: ({ confirmation }) => ({ payload: { confirmation } }),
  syncOperations: ({ userId, questionId }) => ({
    payload: { userId, sentAt: 0, operations: [answerOf(questionId)] },
  }),
  getStudyPack: () => ({ query: { size: 20, known: '1.1' } }),
  getFeed: ({ userId }) => ({ query: { userId, limit: 5, offset: 0 } }),
  answerQuestion: ({ userId, questionId }) => ({ payload: { userId, questionId, answer: 1 } }),
  masterQuestion: ({ userId, questionId }) => ({ payload: { userId, questionId } }),
  masterQuestionById: ({ userId }) => ({ payload: { userId } }),
  unmasterQuestion: ({ userId }) => ({ query: { userId } }),
  getMastered: nothing,
  rateFlashcard: ({ userId }) => ({ query: { userId }, payload: { difficulty: 'easy' } }),
  addDefaultBooks: nothing,
  getShelf: nothing,
  shelveBook: ({ bookId }) => ({ payload: { bookId } }),
  unshelveBook: nothing,
  getBookMastery: nothing,
  getTopics: nothing,
  getBooks: nothing,
  createBook: () => ({ payload: { title: 'The Newest Book', author: 'Ann Author' } }),
  getBook: nothing,
  changeBook: () => ({ payload: { imageUrl: 'https://covers.example/new.png' } }),
  getBookQuestions: nothing,
  getBookFlashcards: nothing,
  getBookBySlug: nothing,
  getBookQuestionsBySlug: nothing,
  getBookFlashcardsBySlug: nothing,
  generateQuestions: () => ({ query: {} }),
  generateFlashcards: () => ({ query: {} }),
  getBookRuns: nothing,
  followRuns: nothing,
  cancelRuns: nothing,
  getBookSources: nothing,
  addBookSource: () => ({ query: { name: 'fox.txt' }, payload: FILE }),
  removeSource: nothing,
  setReadingPosition: () => ({ payload: { reached: 1 } }),
  getPassage: nothing,
  reportItem: () => ({ payload: { reason: 'wrong', note: 'It is the other way round.' } }),
  getReports: nothing,
  getAdminBooks: nothing,
  moderateBook: () => ({ payload: { listed: true } }),
  deleteQuestion: nothing,
  getReportedItems: nothing,
  getAdminBookItems: nothing,
  moderateItem: () => ({ payload: { state: 'active' } }),
  editItem: () => ({
    payload: {
      type: 'mcq',
      text: 'Which metal do old thermometers hold?',
      answer: 'Mercury',
      distractors: ['Iron', 'Copper'],
      explanation: 'Mercury melts at 39 degrees below zero, far below the warmth of a room.',
    },
  }),
  deleteItem: nothing,
  regenerateItem: nothing,
  createResetLink: ({ login }) => ({ payload: { email: login.email } }),
  getLeaderboard: nothing,
  getStanding: nothing,
  changeStanding: () => ({ payload: { isListed: true } }),
};

/** A request that is in order, of whoever makes it. */
export function requestTo(name: EndpointName, subject: Subject): InjectOptions {
  const { method, path, upload }: Endpoint = endpoints[name];
  const parts: Parts = carried[name](subject);
  const { query = {}, payload } = parts;
  const search = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  const url = [addressOf(path, subject), ...(search.length ? [search.join('&')] : [])].join('?');
  const headers = upload === undefined ? {} : { 'content-type': 'application/octet-stream' };
  return { method, url, headers, ...(payload === undefined ? {} : { payload }) };
}

/** The names of the calls, sorted, that have an entry here. */
export const namesOfRequests = Object.keys(carried).toSorted();

function addressOf(path: string, subject: Subject): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => String(pathPart(subject, name)));
}

function pathPart(subject: Subject, name: string): number | string {
  const parts: Readonly<Record<string, unknown>> = subject;
  const value = parts[name];
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new Error(`No subject has a ${name}`);
}
