import type { Problem } from '@morsel/sdk/contract';

import { ADA, NO_STATS } from './draining.ts';
import { aPackQuestion, NOON } from './study-pack.ts';

const OTHER = 8;

const problem: Problem = {
  type: 'about:blank',
  title: 'No',
  status: 404,
  detail: 'Question not found',
};

const done = (seq: number, ownerId = ADA) => ({
  seq,
  ownerId,
  opId: `operation-${seq}`,
  answeredAt: NOON + seq,
  timeZone: 'Europe/London',
  attempts: 0,
  label: `Question ${seq}?`,
});

/** Rows as version 1 has written them: each kind, each state, with all fields and with the fewest. */
export const version1Rows = [
  { ...done(3), kind: 'answer', target: 1, value: 1, state: 'waiting', attempts: 2, problem },
  { ...done(5, OTHER), kind: 'shelf', target: 4, value: false, state: 'waiting' },
  {
    ...done(7),
    kind: 'answer',
    target: 2,
    value: { Athens: 'Attica', Sparta: 'Laconia' },
    revision: 3,
    state: 'waiting',
    counted: { isCorrect: true, xp: 10 },
  },
  { ...done(8), kind: 'rating', target: 9, value: 'hard', state: 'refused', problem },
  { ...done(9), kind: 'mastery', target: 2, value: true, state: 'waiting', place: 'book-page' },
  { ...done(12), kind: 'answer', target: 1, value: 'unknown', state: 'fresh' },
  { ...done(13, OTHER), kind: 'rating', target: 9, value: 'easy', state: 'fresh' },
];

/** What else version 1 has kept; the reader's record is of its first days, without merits. */
const version1Copies = {
  readers: {
    ownerId: ADA,
    stats: NO_STATS,
    achievements: ['first-right-answer'],
    entries: [
      {
        itemId: 1,
        revision: 1,
        memory: null,
        itemType: 'question',
        bookId: 8,
        usedAt: NOON,
        isMastered: false,
        isUnshelved: false,
      },
    ],
    fetchedAt: NOON,
    used: 1,
  },
  items: { ownerId: ADA, itemId: 1, revision: 1, ...aPackQuestion(1) },
  reads: { ownerId: ADA, hash: '["shelf","entries"]', data: [], savedAt: NOON, shape: 1 },
};

export const version1Device = { offset: 0, last: NOON + 13, seq: 13 };

/** The database of a device that version 1 of its schema has made and filled; it is open. */
export function openVersion1(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('morsel', 1);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('upgradeneeded', () => createVersion1(opening.result));
    opening.addEventListener('success', () => {
      const filling = fill(opening.result);
      filling.addEventListener('complete', () => resolve(opening.result));
      filling.addEventListener('error', () => reject(filling.error));
    });
  });
}

/** As it was released: this never changes. */
function createVersion1(database: IDBDatabase): void {
  const outbox = database.createObjectStore('outbox', { keyPath: 'seq' });
  outbox.createIndex('owner', ['ownerId', 'seq']);
  outbox.createIndex('opId', 'opId', { unique: true });
  database.createObjectStore('readers', { keyPath: 'ownerId' });
  database.createObjectStore('items', { keyPath: ['ownerId', 'itemId', 'revision'] });
  database.createObjectStore('reads', { keyPath: ['ownerId', 'hash'] });
  database.createObjectStore('device');
}

function fill(database: IDBDatabase): IDBTransaction {
  const stores = ['outbox', 'readers', 'items', 'reads', 'device'];
  const tx = database.transaction(stores, 'readwrite');
  for (const row of version1Rows) tx.objectStore('outbox').put(row);
  for (const [store, copy] of Object.entries(version1Copies)) tx.objectStore(store).put(copy);
  tx.objectStore('device').put(version1Device, 'clock');
  return tx;
}
