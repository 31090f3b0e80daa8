import type { SyncOperation, UserStats } from '@morsel/sdk/contract';
import { statsAfter } from '@morsel/sdk/rules';

import type { DeedTransaction } from '../local-database.ts';
import type { Kind, LocalCount, ResultOf } from '../pending-operation.ts';
import { applied, type Counted } from './applying.ts';
import { entryOf, withEarned } from './entries.ts';
import { earnedBy } from './merits.ts';
import { ownedBy } from './owned-by.ts';
import type { ItemRecord, ReaderRecord } from './records.ts';

/**
 * Counts what a reader does on this device, within the transaction that writes it to the outbox and
 * before it is there: the pack goes on from it. Undefined where only the server can tell.
 */
export async function countLocally(
  tx: DeedTransaction,
  operation: SyncOperation & { readonly ownerId: number },
): Promise<Counted | undefined> {
  const { ownerId } = operation;
  const record = await tx.objectStore('readers').get(ownerId);
  if (record === undefined) return undefined;
  const item = await seenItem(tx, record, operation);
  const pending = await tx.objectStore('outbox').index('owner').getAll(ownedBy(ownerId));
  const { record: after, counted } = applied(record, operation, { item, pending });
  if (after !== record) await tx.objectStore('readers').put(after);
  return counted;
}

/**
 * Notes what the server answered to operations of a reader, within the transaction that takes them
 * out of the outbox. Without `stats` from the server, theirs is counted on.
 */
export async function noteReplies(
  tx: DeedTransaction,
  ownerId: number,
  { replies, stats }: { replies: readonly ResultOf<Kind>[]; stats?: UserStats | undefined },
): Promise<void> {
  const readers = tx.objectStore('readers');
  const record = await readers.get(ownerId);
  if (record === undefined) return;
  const earned = replies.flatMap((reply) =>
    'achievement' in reply && reply.achievement ? [reply.achievement.id] : [],
  );
  const counted = stats ?? replies.reduce(statsWithReply, record.stats);
  const known = stats ? [...earned, ...earnedBy(stats)] : earned;
  await readers.put({ ...withEarned(record, known), stats: counted });
}

async function seenItem(
  tx: DeedTransaction,
  record: ReaderRecord,
  {
    ownerId,
    kind,
    target,
    revision = entryOf(record, target)?.revision,
  }: SyncOperation & {
    readonly ownerId: number;
  },
): Promise<ItemRecord | undefined> {
  if (kind !== 'answer' || revision === undefined) return undefined;
  return tx.objectStore('items').get([ownerId, target, revision]);
}

/** The row in a reply is the server's own: another device may have gone on with it. */
function statsWithReply(stats: UserStats, reply: ResultOf<Kind>): UserStats {
  const count = countOf(reply);
  if (count === undefined) return stats;
  const after = statsAfter(stats, [count]);
  return 'streak' in reply ? { ...after, streak: reply.streak } : after;
}

function countOf(reply: ResultOf<Kind>): LocalCount | undefined {
  if ('isCorrect' in reply) return { isCorrect: reply.isCorrect, xp: reply.xp };
  return 'difficulty' in reply ? { isCorrect: null, xp: reply.xp } : undefined;
}
