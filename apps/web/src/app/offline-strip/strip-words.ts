import type { PendingOperation } from '../../offline/pending-operation.ts';

/** How many wait to be sent, and how many the server has refused. */
export function countStates(pending: readonly Pick<PendingOperation, 'state'>[]) {
  const count = (wanted: PendingOperation['state']) =>
    pending.filter(({ state }) => state === wanted).length;
  return { waiting: count('waiting'), refused: count('refused') };
}

export function waitingWords(count: number): string {
  return `${count} waiting to sync`;
}

export function refusedWords(count: number): string {
  return `${count} could not be synced`;
}
