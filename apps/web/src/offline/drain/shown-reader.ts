import { operationsOf } from '../outbox.ts';
import type { PendingOperation } from '../pending-operation.ts';
import { setStatus } from '../status.ts';

let shown: number | undefined;
let turn = 0;

/** What is pending of the reader whom the page shows, as of one moment. */
export interface PendingNow {
  readonly turn: number;
  readonly pending: readonly PendingOperation[];
}

/** The page shows what is pending of this reader from now on. */
export async function showReader(ownerId: number | undefined): Promise<void> {
  if (ownerId !== shown) setStatus({ pending: [] });
  shown = ownerId;
  showPending(await readPending());
}

/** Where it cannot be read, nothing is pending. */
export async function readPending(): Promise<PendingNow> {
  turn += 1;
  const mine = turn;
  if (shown === undefined) return { turn: mine, pending: [] };
  return { turn: mine, pending: await operationsOf(shown).catch(() => []) };
}

/** Shows it, unless something newer is on its way. */
export function showPending({ turn: mine, pending }: PendingNow): void {
  if (mine === turn) setStatus({ pending });
}
