import type { OfflineStatus, PendingOperation } from '../../offline/door.ts';
import { numberText } from '../../ui/text/number-text.ts';

/** How many wait to be sent, and how many the server has refused or failed on. */
export function countStates(pending: readonly Pick<PendingOperation, 'state'>[]) {
  const count = (wanted: PendingOperation['state']) =>
    pending.filter(({ state }) => state === wanted).length;
  return { waiting: count('waiting'), stuck: count('refused') + count('aside') };
}

export function waitingText(count: number): string {
  return `${numberText(count)} waiting to sync`;
}

export function stuckText(count: number): string {
  return `${numberText(count)} could not be synced`;
}

/** How the device stands to the server; nothing where all is as it should be. */
export function connectionText(
  { connection, storage }: Pick<OfflineStatus, 'connection' | 'storage'>,
  isBack: boolean,
): string | undefined {
  const isOffline = connection === 'offline';
  if (storage === 'silent') {
    return isOffline
      ? 'Offline. This browser keeps nothing.'
      : 'This browser keeps nothing: stay online.';
  }
  if (isOffline) return 'Offline. Answers kept.';
  return isBack ? 'Back online.' : undefined;
}
