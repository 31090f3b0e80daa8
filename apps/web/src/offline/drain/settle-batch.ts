import type { UserStats } from '@morsel/sdk/contract';
import { statsAfter } from '@morsel/sdk/rules';

import { changeOperations } from '../database/local-database.ts';
import type { OperationTransaction } from '../database/schema.ts';
import { withRoom } from '../database/storage-room.ts';
import type { LocalCount, OperationResult, PendingOperation } from '../operation.ts';
import { type Acknowledgement, keepAcknowledged } from '../outbox/acknowledged.ts';
import { afterFailure } from '../outbox/stand-aside.ts';
import { outdatePackIn } from '../pack/change-pack.ts';
import { withEarned } from '../pack/entries.ts';
import { earnedBy } from '../pack/merits.ts';
import type { BatchResult, Notice, Reply } from './reply.ts';

type Settling = BatchResult & { readonly acknowledgement: Acknowledgement };

interface RowReply {
  readonly row: PendingOperation | undefined;
  readonly reply: Reply;
}

/**
 * Writes down what sending a reader's rows has brought: what the server has leaves the outbox; what
 * it refuses stays to be looked at, unless the screen that asked for it still waits; so does what it has
 * failed on too often; the rest waits.
 * Returns what those are told who wait.
 */
export function settleBatch(
  ownerId: number,
  rows: readonly PendingOperation[],
  { replies, failure, failed = new Map(), stats, acknowledgement }: Settling,
): Promise<Notice[]> {
  const settle = async (tx: OperationTransaction): Promise<Notice[]> => {
    const replyTo = new Map(replies.map((reply) => [reply.opId, reply]));
    // A refusal of several says nothing of each.
    const isOfAll = failure && failure.kind !== 'refused' && failed.size === 0;
    const problem = isOfAll && 'problem' in failure && failure.problem;
    const notices: Notice[] = [];
    for (const { opId } of rows) {
      const row = await tx.objectStore('outbox').index('opId').get(opId);
      const reply = replyTo.get(opId);
      if (reply) notices.push(...(await settleRow(tx, { row, reply, acknowledgement })));
      else if (row && failed.has(opId)) {
        notices.push(await keepRow(tx, afterFailure(row, failed.get(opId))));
      } else if (row) {
        notices.push(await keepRow(tx, { ...row, state: 'waiting', ...(problem && { problem }) }));
      }
    }
    const results = replies.flatMap((reply) => (reply.status === 'applied' ? [reply.reply] : []));
    if (results.length > 0) await noteResults(tx, ownerId, { results, stats });
    return notices;
  };
  // Nobody waits for the disk to see a verdict: what it loses is sent again, and counts once.
  return withRoom(() => changeOperations(settle, 'relaxed'));
}

/** The row may have been discarded while it was on its way. */
async function settleRow(
  tx: OperationTransaction,
  { row, reply, acknowledgement }: Pick<Settling, 'acknowledgement'> & RowReply,
): Promise<Notice[]> {
  const outbox = tx.objectStore('outbox');
  // The pack took back what counts after all, or has what was not kept.
  if (reply.status === 'refused' && (row?.kind === 'undo' || row?.kind === 'bite')) {
    await outdatePackIn(tx, row.ownerId);
  }
  if (row && isRaise(reply)) await outdatePackIn(tx, row.ownerId);
  if (reply.status === 'refused' && row?.state === 'waiting') {
    await outbox.put({ ...row, state: 'refused', problem: reply.refusal.problem });
    return [];
  }
  if (row) await outbox.delete(row.seq);
  if (row && reply.status === 'applied') await keepAcknowledged(tx, row, acknowledgement);
  return [reply];
}

/** What the pack knows of the item is not so any more: its answer was right. */
function isRaise(reply: Reply): boolean {
  return reply.status === 'applied' && 'claimed' in reply.reply && reply.reply.state === 'accepted';
}

async function keepRow(tx: OperationTransaction, row: PendingOperation): Promise<Notice> {
  await tx.objectStore('outbox').put({ ...row, attempts: row.attempts + 1 });
  return { opId: row.opId, status: 'waiting' };
}

/**
 * Notes in a reader's pack what the server has counted, within the transaction that takes it out of
 * the outbox. Without `stats` from the server, theirs is counted on.
 */
export async function noteResults(
  tx: OperationTransaction,
  ownerId: number,
  { results, stats }: { results: readonly OperationResult[]; stats?: UserStats | undefined },
): Promise<void> {
  const readers = tx.objectStore('readers');
  const record = await readers.get(ownerId);
  if (record === undefined) return;
  const earned = results.flatMap((result) =>
    'achievement' in result && result.achievement ? [result.achievement.id] : [],
  );
  const counted = stats ?? results.reduce(statsWithResult, record.stats);
  const known = stats ? [...earned, ...earnedBy(stats)] : earned;
  await readers.put({ ...withEarned(record, known), stats: counted });
}

/** The row in a result is the server's own: another device may have gone on with it. */
function statsWithResult(stats: UserStats, result: OperationResult): UserStats {
  if ('undone' in result || 'claimed' in result) return result.stats;
  const count = countOf(result);
  if (count === undefined) return stats;
  const after = statsAfter(stats, [count]);
  return 'streak' in result ? { ...after, streak: result.streak } : after;
}

function countOf(result: OperationResult): LocalCount | undefined {
  if ('isCorrect' in result) return { isCorrect: result.isCorrect, xp: result.xp };
  return 'difficulty' in result ? { isCorrect: null, xp: result.xp } : undefined;
}
