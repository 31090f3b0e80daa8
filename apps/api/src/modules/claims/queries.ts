import type { ClaimState } from '@morsel/sdk/domain';
import type { Kysely } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { openToAdmins } from '../../items/admin-items.ts';
import { currentRevision } from '../../items/item-revisions.ts';

type OfAnswer = { readonly userId: number; readonly opId: string };

/** An item and what was written there, in the form in which claims are the same. */
export type ClaimedText = { readonly itemId: number; readonly normalized: string };

/** An answer of the log to a question; `claimState` is null where nobody says that it was right. */
export function findAnswer(tx: Tx, { userId, opId }: OfAnswer) {
  return tx
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .leftJoin('answerClaims', (join) =>
      join
        .onRef('answerClaims.userId', '=', 'reviewEvents.userId')
        .onRef('answerClaims.opId', '=', 'reviewEvents.opId'),
    )
    .select(['reviewEvents.itemId', 'reviewEvents.value', 'reviewEvents.isCorrect', 'items.kind'])
    .select('answerClaims.state as claimState')
    .where('reviewEvents.userId', '=', userId)
    .where('reviewEvents.opId', '=', opId)
    .executeTakeFirst();
}

/** The state of a claim, and what its answer has earned. */
export function findClaim(db: Db | Tx, { userId, opId }: OfAnswer) {
  return db
    .selectFrom('answerClaims')
    .innerJoin('reviewEvents', (join) =>
      join
        .onRef('reviewEvents.userId', '=', 'answerClaims.userId')
        .onRef('reviewEvents.opId', '=', 'answerClaims.opId'),
    )
    .select(['answerClaims.state', 'reviewEvents.xp'])
    .where('answerClaims.userId', '=', userId)
    .where('answerClaims.opId', '=', opId)
    .executeTakeFirst();
}

/** Open claims of a reader that admins see. */
export async function countOpenClaims(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('answerClaims')
    .innerJoin('items', 'items.id', 'answerClaims.itemId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('answerClaims.state', '=', 'open')
    .where('items.state', 'in', ['active', 'hidden'])
    .where(openToAdmins)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertClaim(
  tx: Tx,
  claim: OfAnswer & ClaimedText & { text: string; createdAt: number },
): Promise<void> {
  await tx.insertInto('answerClaims').values(claim).execute();
}

/** The open claims of a text, the first one first, with what tells whether their readers count. */
export function findOpenClaims(tx: Tx, { itemId, normalized }: ClaimedText) {
  return selectOpenClaims(tx, [itemId]).where('normalized', '=', normalized).execute();
}

/**
 * The claims of a text that were accepted while the question, as it is now, does not accept it: by a
 * second opinion.
 */
export function findRaisedClaims(tx: Tx, { itemId, normalized }: ClaimedText) {
  return selectClaims(tx, [itemId])
    .innerJoin('items', 'items.id', 'answerClaims.itemId')
    .innerJoin('itemRevisions', currentRevision)
    .where('normalized', '=', normalized)
    .where('answerClaims.state', '=', 'accepted')
    .whereRef('decidedAt', '>', 'itemRevisions.createdAt')
    .execute();
}

/** The open claims of items, the first one first. */
export function findOpenClaimsOf(db: Db | Tx, itemIds: readonly number[]) {
  return selectOpenClaims(db, itemIds).execute();
}

function selectOpenClaims(db: Kysely<Tables>, itemIds: readonly number[]) {
  return selectClaims(db, itemIds).where('answerClaims.state', '=', 'open');
}

function selectClaims(db: Kysely<Tables>, itemIds: readonly number[]) {
  return db
    .selectFrom('answerClaims')
    .innerJoin('users', 'users.id', 'answerClaims.userId')
    .select(['answerClaims.itemId', 'userId', 'opId', 'text', 'normalized'])
    .select('answerClaims.createdAt')
    .select(['users.createdAt as readerSince', 'users.totalAnswered', 'users.email'])
    .where('answerClaims.itemId', 'in', itemIds)
    .orderBy('answerClaims.createdAt')
    .orderBy('userId')
    .orderBy('opId');
}

/** An open claim; `email` tells accounts from guests. */
export type OpenClaim = Awaited<ReturnType<typeof findOpenClaimsOf>>[number];

/**
 * Whether admins alone decide about a text: one has refused it, or it was accepted once and taken out
 * of the question since.
 */
export async function isLeftToAdmins(
  db: Db | Tx,
  { itemId, normalized }: ClaimedText,
): Promise<boolean> {
  const claim = await db
    .selectFrom('answerClaims')
    .innerJoin('items', 'items.id', 'answerClaims.itemId')
    .innerJoin('itemRevisions', currentRevision)
    .select('answerClaims.state')
    .where('answerClaims.itemId', '=', itemId)
    .where('normalized', '=', normalized)
    .where((eb) =>
      eb.or([
        eb('answerClaims.state', '=', 'refused'),
        eb.and([
          eb('answerClaims.state', '=', 'accepted'),
          eb('decidedAt', '<=', eb.ref('itemRevisions.createdAt')),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return claim !== undefined;
}

/** Those of these readers who have taught so many wordings since then. */
export async function findBusyTeachers(
  tx: Tx,
  { ids, since, most }: { ids: readonly number[]; since: number; most: number },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('answerClaims')
    .innerJoin('itemRevisions', (join) =>
      join
        .onRef('itemRevisions.itemId', '=', 'answerClaims.itemId')
        .onRef('itemRevisions.createdAt', '=', 'decidedAt'),
    )
    .innerJoin('items', 'items.id', 'answerClaims.itemId')
    .select('userId')
    .where('userId', 'in', ids)
    // Of their own items readers are the judges.
    .where('items.ownerId', 'is', null)
    .where('answerClaims.state', '=', 'accepted')
    .where('decidedAt', '>', since)
    .groupBy('userId')
    .having((eb) => eb.fn.countAll(), '>=', most)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether a reader has an open claim of a text. */
export async function hasOpenClaim(
  tx: Tx,
  { userId, itemId, normalized }: ClaimedText & { userId: number },
): Promise<boolean> {
  const claims = await findOpenClaims(tx, { itemId, normalized });
  return claims.some((claim) => claim.userId === userId);
}

/** Decides about all open claims of a text. */
export async function closeClaims(
  tx: Tx,
  { itemId, normalized }: ClaimedText,
  decision: { state: Exclude<ClaimState, 'open'>; decidedAt: number },
): Promise<void> {
  await tx
    .updateTable('answerClaims')
    .set(decision)
    .where('itemId', '=', itemId)
    .where('normalized', '=', normalized)
    .where('state', '=', 'open')
    .execute();
}

/** An item as it is now, whatever its state. */
export function findContent(tx: Tx, itemId: number) {
  return tx
    .selectFrom('items')
    .innerJoin('itemRevisions', currentRevision)
    .select(['items.kind', 'items.ownerId', 'items.revision'])
    .select(['itemRevisions.body', 'itemRevisions.answerKey'])
    .where('items.id', '=', itemId)
    .executeTakeFirstOrThrow();
}

/** The items with open claims of a reader, in the order in which they are locked. */
export function findClaimedItems(tx: Tx, userId: number) {
  return tx
    .selectFrom('answerClaims')
    .select('itemId')
    .distinct()
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .orderBy('itemId')
    .execute();
}

export function findClaimsOf(tx: Tx, userId: number) {
  return tx.selectFrom('answerClaims').selectAll().where('userId', '=', userId).execute();
}

/** A statement has room for some 32000 parameters. */
const ROWS_AT_ONCE = 1000;

export async function insertClaims(
  tx: Tx,
  claims: Awaited<ReturnType<typeof findClaimsOf>>,
): Promise<void> {
  for (let start = 0; start < claims.length; start += ROWS_AT_ONCE) {
    const rows = claims.slice(start, start + ROWS_AT_ONCE);
    await tx.insertInto('answerClaims').values(rows).execute();
  }
}
