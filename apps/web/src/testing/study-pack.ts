import type { PackItem, StudyPack, SyncOperation } from '@morsel/sdk/contract';

import type { ReaderRecord, StudyEntry } from '../offline/pack/records.ts';
import { aFlashcard, aQuestion } from './items.ts';

/** 2026-03-02, 12:00 UTC. */
export const NOON = 1_772_452_800_000;

/** A reader of whom no other test knows: tests share the browser's database. */
export function aReaderId(): number {
  return Math.floor(Math.random() * 1_000_000_000) + 1;
}

/** A question whose right answer is 1. */
export function aPackQuestion(id: number, bookId = 8): PackItem {
  const question = aQuestion({ id, questionText: `Question ${id}?` });
  return {
    item: { ...question, book: { ...question.book, id: bookId } },
    key: { answer: 1, explanation: `Explanation ${id}.` },
  };
}

export function aPackCard(id: number): PackItem {
  return { item: aFlashcard({ id }), key: null };
}

/** A pack of these items, none of which the reader has met. */
export function aPack(items: readonly PackItem[], overrides: Partial<StudyPack> = {}): StudyPack {
  return {
    now: NOON,
    entries: items.map(({ item: { id, revision } }) => ({ itemId: id, revision, memory: null })),
    items: [...items],
    stats: { totalAnswered: 0, correctAnswered: 0, xp: 0, level: 1, streak: 0 },
    feats: {
      longestStreak: 0,
      kindsRight: [],
      comebacks: 0,
      longRecalls: 0,
      ratings: 0,
      longestDayStreak: 0,
      mastered: 0,
      booksMastered: 0,
    },
    dayRun: { days: 0, freezes: 0, towardsFreeze: 0, lastDay: null },
    achievements: [],
    ...overrides,
  };
}

/** The same as the device keeps it for reader 41. */
export function aRecord(
  items: readonly PackItem[],
  overrides: Partial<ReaderRecord> = {},
): ReaderRecord {
  const { stats, feats, dayRun, achievements } = aPack(items);
  return {
    ownerId: 41,
    stats,
    achievements,
    merits: { feats, dayRun },
    entries: items.map(entryOfItem),
    fetchedAt: NOON,
    used: 0,
    outdated: 0,
    ...overrides,
  };
}

function entryOfItem({ item }: PackItem): StudyEntry {
  const { id: itemId, revision, itemType, book } = item;
  const marks = { isMastered: false, isUnshelved: false };
  return { itemId, revision, memory: null, itemType, bookId: book.id, ...marks };
}

/** Something that was done at noon, in London. */
export function anOperation<Done extends Pick<SyncOperation, 'kind' | 'target' | 'value'>>(
  done: Done,
  opId = 'operation-1',
) {
  return { opId, answeredAt: NOON, timeZone: 'Europe/London', ...done };
}
