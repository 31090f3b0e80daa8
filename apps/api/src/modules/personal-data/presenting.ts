import type { ReaderExport } from '@morsel/sdk/contract';

import type { MemoryStateRow } from '../../database/tables.ts';
import { askedIn } from '../../items/content.ts';
import type { FeedRow, ItemRow, MasteredRow, ReaderRow, ReportRow, ReviewRow } from './queries.ts';

type Entry<List extends keyof ReaderExport> = ReaderExport[List] extends (infer E)[] ? E : never;

export function presentReader(row: ReaderRow): ReaderExport['account'] {
  return {
    id: row.id,
    isGuest: row.email === null,
    name: row.name,
    email: row.email,
    role: row.role,
    isOnLeaderboard: row.on_leaderboard === 1,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    resetLinkExpiresAt: row.reset_expires_at,
  };
}

export function presentReview(row: ReviewRow): Entry<'reviews'> {
  return {
    opId: row.op_id,
    item: presentItem(row),
    kind: row.kind,
    value: valueOf(row),
    isCorrect: row.is_correct === null ? null : row.is_correct === 1,
    practice: row.practice,
    xp: row.xp,
    streak: row.streak,
    answeredAt: row.answered_at,
    receivedAt: row.received_at,
    timeZone: row.time_zone,
    localDay: row.local_day,
  };
}

export function presentMastered(row: MasteredRow): Entry<'mastered'> {
  return { item: presentItem(row), masteredAt: row.masteredAt };
}

export function presentReport(row: ReportRow): Entry<'reports'> {
  const { reason, note, state, createdAt, decidedAt } = row;
  return { item: presentItem(row), reason, note, state, createdAt, decidedAt };
}

export function presentMemory(row: MemoryStateRow): Entry<'memory'> {
  return {
    itemId: row.item_id,
    dueAt: row.due_at,
    stability: row.stability,
    difficulty: row.difficulty,
    scheduledDays: row.scheduled_days,
    learningSteps: row.learning_steps,
    reps: row.reps,
    lapses: row.lapses,
    phase: row.phase,
    lastReviewAt: row.last_review_at,
    lastOutcome: row.last_outcome,
    rightOnce: row.right_once === 1,
  };
}

export function presentFeed({ itemIds, ...row }: FeedRow): Entry<'feeds'> {
  return { ...row, itemIds: itemIds === '' ? [] : itemIds.split(',').map(Number) };
}

function presentItem(row: ItemRow): Entry<'mastered'>['item'] {
  return {
    id: row.itemId,
    revision: row.itemRevision,
    kind: row.itemKind,
    text: askedIn({ kind: row.itemKind, body: row.body }),
    bookId: row.bookId,
  };
}

function valueOf({ value }: Pick<ReviewRow, 'value'>): Entry<'reviews'>['value'] {
  return JSON.parse(value);
}
