import type { UserStats } from '@morsel/sdk/contract';

import { ownName } from '../../base-path.ts';
import { isRecord, type PendingOperation } from '../operation.ts';
import { keepWaiting } from '../outbox/manage-outbox.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { setStatus } from '../status.ts';
import type { PendingReplies } from './pending-replies.ts';
import type { Notice, Reply } from './reply.ts';

/** The server has replied to what a reader did. */
export interface Drained {
  readonly ownerId: number;
  /** As the server counted, where it told. */
  readonly stats?: UserStats;
  readonly results: readonly Reply[];
  /** What it had acknowledged before, and lost. */
  readonly resent?: readonly PendingOperation[];
}

/**
 * Something has changed in the outbox. Tabs that run other versions of the app read and write these
 * messages too: their names stay.
 */
interface Change {
  readonly words?: readonly Notice[];
  readonly drained?: Drained;
}

/** What the tabs of this device tell each other about the outbox. */
export interface TabChannel {
  /** Tells all tabs, this one too; over when this one shows it. */
  readonly tell: (change?: Change) => Promise<void>;
  /** Of what was written just now, these wait from now on. Returns whether there were any. */
  readonly postpone: (isMeant: (opId: string) => boolean) => Promise<boolean>;
  /** Calls back when the server has replied, whichever tab asked; returns how to stop. */
  readonly onDrained: (listener: (drained: Drained) => void) => () => void;
  readonly close: () => void;
}

export function openTabChannel(replies: PendingReplies): TabChannel {
  const channel = new BroadcastChannel(ownName('morsel-outbox'));
  const listeners = new Set<(drained: Drained) => void>();
  let isOpen = true;

  async function take({ words = [], drained }: Change): Promise<void> {
    const reading = await readPending();
    if (!isOpen) return;
    // In one go, so that no screen shows one without the other.
    showPending(reading);
    replies.deliver(words);
    if (drained) for (const listener of listeners) listener(drained);
  }

  async function tell(change: Change = {}): Promise<void> {
    if (!isOpen) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels do not
    channel.postMessage(change);
    await take(change);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) void take(data);
  });

  return {
    tell,
    async postpone(isMeant) {
      const kept = await keepWaiting(isMeant).catch(() => []);
      if (kept.length === 0) return false;
      await tell({ words: kept.map((opId) => ({ opId, status: 'waiting' })) });
      return true;
    },
    onDrained(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

let shownReader: number | undefined;
let lastReading = 0;

/** What is pending of the reader whom the page shows, as of one moment. */
interface Reading {
  readonly rank: number;
  readonly pending: readonly PendingOperation[];
}

/** The page shows what is pending of this reader from now on. */
export async function showReader(ownerId: number | undefined): Promise<void> {
  if (ownerId !== shownReader) setStatus({ pending: [] });
  shownReader = ownerId;
  showPending(await readPending());
}

/** Where it cannot be read, nothing is pending. */
async function readPending(): Promise<Reading> {
  lastReading += 1;
  const rank = lastReading;
  if (shownReader === undefined) return { rank, pending: [] };
  return { rank, pending: await operationsOf(shownReader).catch(() => []) };
}

/** Shows it, unless something newer is on its way. */
function showPending({ rank, pending }: Reading): void {
  if (rank === lastReading) setStatus({ pending });
}

function isChange(data: unknown): data is Change {
  return isRecord(data);
}
