import { inOutbox } from '../in-outbox.ts';
import type { DeedTransaction } from '../local-database.ts';
import { noteReplies } from '../pack/counting.ts';
import type { PendingOperation } from '../pending-operation.ts';
import type { Sent } from './sending.ts';
import type { Verdict } from './verdict.ts';
import type { Word } from './words.ts';

/**
 * Writes down what sending a reader's rows has brought: what the server has leaves the outbox; what
 * it refuses stays to be looked at, unless the screen that asked for it still waits; the rest waits.
 * Answers what those are told who wait.
 */
export function settle(
  ownerId: number,
  rows: readonly PendingOperation[],
  { verdicts, failure, stats }: Sent,
): Promise<Word[]> {
  return inOutbox(async (tx) => {
    const verdictOf = new Map(verdicts.map((verdict) => [verdict.opId, verdict]));
    const problem = failure && 'problem' in failure ? failure.problem : undefined;
    const words: Word[] = [];
    for (const { opId } of rows) {
      const row = await tx.objectStore('outbox').index('opId').get(opId);
      const verdict = verdictOf.get(opId);
      if (verdict) words.push(...(await settleRow(tx, row, verdict)));
      else if (row) words.push(await keepRow(tx, { ...row, ...(problem && { problem }) }));
    }
    const replies = verdicts.flatMap((verdict) =>
      verdict.status === 'applied' ? [verdict.reply] : [],
    );
    if (replies.length > 0) await noteReplies(tx, ownerId, { replies, stats });
    return words;
  });
}

/** The row may have been discarded while it was on its way. */
async function settleRow(
  tx: DeedTransaction,
  row: PendingOperation | undefined,
  verdict: Verdict,
): Promise<Word[]> {
  const outbox = tx.objectStore('outbox');
  if (verdict.status === 'refused' && row?.state === 'waiting') {
    await outbox.put({ ...row, state: 'refused', problem: verdict.refusal.problem });
    return [];
  }
  if (row) await outbox.delete(row.seq);
  return [verdict];
}

async function keepRow(tx: DeedTransaction, row: PendingOperation): Promise<Word> {
  await tx.objectStore('outbox').put({ ...row, state: 'waiting', attempts: row.attempts + 1 });
  return { opId: row.opId, status: 'waiting' };
}
