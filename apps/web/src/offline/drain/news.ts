import type { UserStats } from '@morsel/sdk/contract';

import { isRecord } from '../replies.ts';
import { readPending, showPending } from './shown-reader.ts';
import type { Verdict } from './verdict.ts';
import type { Word, Words } from './words.ts';

/** The server has given its word on what a reader did. */
export interface Drained {
  readonly ownerId: number;
  /** As the server counted, where it told. */
  readonly stats?: UserStats;
  readonly results: readonly Verdict[];
}

/** Something has changed in the outbox. */
export interface Change {
  readonly words?: readonly Word[];
  readonly drained?: Drained;
}

/** What the tabs of this device tell each other about the outbox. */
export interface News {
  /** Tells all tabs, this one too; over when this one shows it. */
  readonly tell: (change?: Change) => Promise<void>;
  /** Calls back when the server has given its word, whichever tab asked; returns how to stop. */
  readonly onDrained: (listener: (drained: Drained) => void) => () => void;
  readonly close: () => void;
}

export function openNews(words: Words): News {
  const channel = new BroadcastChannel('morsel-outbox');
  const listeners = new Set<(drained: Drained) => void>();
  let isOpen = true;

  async function take({ words: told = [], drained }: Change): Promise<void> {
    const pending = await readPending();
    if (!isOpen) return;
    // In one go, so that no screen shows one without the other.
    showPending(pending);
    words.tell(told);
    if (drained) for (const listener of listeners) listener(drained);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) void take(data);
  });

  return {
    async tell(change = {}) {
      if (!isOpen) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels do not
      channel.postMessage(change);
      await take(change);
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

function isChange(data: unknown): data is Change {
  return isRecord(data);
}
