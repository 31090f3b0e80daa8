import { randomUUID } from 'node:crypto';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { seededRandom } from '@morsel/sdk/rules';

import type { Call, NextCall } from './load.ts';
import {
  BOOK_ITEMS,
  firstMetBy,
  HEAVY_READER,
  itemOnShelf,
  optionsOf,
  READERS,
  shelfOf,
  WIDE_READER,
  WORLD_NOW,
} from './world.ts';

export type Scenario = {
  readonly name: string;
  readonly connections: number;
  /** Whether the raw server can do it too. */
  readonly isRaw: boolean;
  /** Calls of which the cost does not count, before those that are measured. */
  prepare?(round: number): Call[];
  calls(round: number): NextCall;
};

const MANY = 32;
const PAGE = 5;
const BACKLOG = 20;

/** Readers whose feeds are read on, and the offset at which the next reader's turn comes. */
const READING_ON = 1000;
const LAST_OFFSET = 50;

/** Calls follow each other as in each other run. */
const random = seededRandom(1);
const below = (end: number) => Math.floor(random() * end);
const anyReader = () => 1 + below(READERS);

const firstPage =
  (readerOf = anyReader) =>
  (): NextCall =>
  () => ({
    readerId: readerOf(),
    path: '/api/quiz/feed?offset=0',
    headers: { 'feed-id': 'first' },
  });

/** Everybody is here once, so that the calls that follow are of readers who are known. */
function visitAll(round: number): Call[] {
  if (round > 0) return [];
  const next = firstPage(inTurn());
  return Array.from({ length: READERS }, next());
}

/** One reader after another, and none twice in a run. */
function inTurn(): () => number {
  let turn = 0;
  return () => 1 + (turn++ % READERS);
}

const feedOfRound = (round: number) => ({ 'feed-id': `later-${round}` });

/** Ranks the feeds that are then read on, each in a round by its own id. */
function rankFeeds(round: number): Call[] {
  return Array.from({ length: READING_ON }, (_, index) => ({
    readerId: index + 1,
    path: '/api/quiz/feed?offset=0',
    headers: feedOfRound(round),
  }));
}

/** Readers take turns, so that no two calls that are under way are of one. */
function laterPages(round: number): NextCall {
  let turn = -1;
  return () => {
    turn += 1;
    const offset = PAGE * (1 + (Math.floor(turn / READING_ON) % (LAST_OFFSET / PAGE)));
    return {
      readerId: 1 + (turn % READING_ON),
      path: `/api/quiz/feed?offset=${offset}`,
      headers: feedOfRound(round),
    };
  };
}

function anyAnswer(readerId: number): { itemId: number; option: number } {
  const shelf = shelfOf(readerId);
  const itemId = itemOnShelf(shelf, below(shelf.length * BOOK_ITEMS));
  return { itemId, option: below(optionsOf(itemId)) };
}

/** Answers of readers one after another, as they come. */
export const answer =
  (readerOf = anyReader) =>
  (): NextCall =>
  () => {
    const readerId = readerOf();
    const { itemId, option } = anyAnswer(readerId);
    return {
      readerId,
      path: '/api/quiz/answer',
      method: 'POST',
      headers: {
        'idempotency-key': randomUUID(),
        'time-zone': 'Europe/Berlin',
        'item-revision': '1',
      },
      body: { userId: readerId, questionId: itemId, answer: option },
    };
  };

function backlog(): Call {
  const readerId = anyReader();
  const operations = Array.from({ length: BACKLOG }, (_, index) => {
    const { itemId, option } = anyAnswer(readerId);
    return {
      opId: randomUUID(),
      kind: 'answer',
      target: itemId,
      value: option,
      revision: 1,
      answeredAt: WORLD_NOW - (BACKLOG - index) * MINUTE_MS,
      timeZone: 'Europe/Berlin',
    };
  });
  const body = { userId: readerId, sentAt: WORLD_NOW, operations };
  return { readerId, path: '/api/sync', method: 'POST', body };
}

function mark(): Call {
  const readerId = anyReader();
  const itemId = firstMetBy(shelfOf(readerId));
  const headers = { 'idempotency-key': randomUUID(), 'time-zone': 'Europe/Berlin' };
  const body = { userId: readerId, questionId: itemId };
  return { readerId, path: '/api/quiz/mastered', method: 'POST', headers, body };
}

const read = (path: (readerId: number) => string, readerOf = anyReader) => ({
  connections: MANY,
  isRaw: false,
  calls: (): NextCall => () => {
    const readerId = readerOf();
    return { readerId, path: path(readerId) };
  },
});

const ofReader = (what: string) => (readerId: number) => `/api/users/${readerId}/${what}`;
const heavy = () => HEAVY_READER;
const wide = () => WIDE_READER;

const first = {
  name: 'first',
  connections: MANY,
  isRaw: true,
  prepare: visitAll,
  calls: firstPage(),
};
const strangers = inTurn();
const later = {
  name: 'later',
  connections: MANY,
  isRaw: true,
  prepare: rankFeeds,
  calls: laterPages,
};
const answering = { name: 'answer', connections: MANY, isRaw: true, calls: answer() };

/** The calls that carry the product, which the raw server answers as well. */
const HOT: readonly Scenario[] = [
  { name: 'first-cold', connections: 1, isRaw: true, calls: firstPage(strangers) },
  first,
  later,
  answering,
  { ...first, name: 'first-alone', connections: 1 },
  { ...later, name: 'later-alone', connections: 1 },
  { ...answering, name: 'answer-alone', connections: 1 },
];

/** How they stand a reader of a long history, and one of a large shelf. */
const LARGE: readonly Scenario[] = [
  { ...first, name: 'first-heavy', calls: firstPage(heavy) },
  { name: 'stats-heavy', ...read(ofReader('stats'), heavy) },
  { name: 'progress-heavy', ...read(ofReader('progress'), heavy) },
  // After what is read of that reader, whose lately done things it adds to.
  { ...answering, name: 'answer-heavy', calls: answer(heavy) },
  { ...first, name: 'first-wide', connections: 1, isRaw: false, calls: firstPage(wide) },
];

/** What else is called often. */
const OTHERS: readonly Scenario[] = [
  { name: 'identity', ...read(() => '/api/users') },
  { name: 'stats', ...read(ofReader('stats')) },
  { name: 'progress', ...read(ofReader('progress')) },
  { name: 'memory', ...read(ofReader('memory')) },
  { name: 'achievements', ...read(ofReader('achievements')) },
  { name: 'standing', ...read(ofReader('standing')) },
  { name: 'leaderboard', ...read(() => '/api/leaderboard') },
  { name: 'topics', ...read(() => '/api/topics') },
  { name: 'books', ...read(() => '/api/books?limit=20') },
  { name: 'shelf', ...read(ofReader('books')) },
  { name: 'study-pack', ...read(ofReader('study-pack')) },
  { name: 'index-page', ...read(() => '/feed') },
  { name: 'mastered', connections: MANY, isRaw: false, calls: () => mark },
  { name: 'backlog', connections: MANY, isRaw: false, calls: () => backlog },
];

export const SCENARIOS: readonly Scenario[] = [...HOT, ...LARGE, ...OTHERS];
