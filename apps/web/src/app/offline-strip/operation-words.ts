import type { AnyDeed, PendingOperation } from '../../offline/pending-operation.ts';

/** What was done, in words. */
export function kindWords(operation: AnyDeed): string {
  switch (operation.kind) {
    case 'answer':
      return 'Answer';
    case 'rating':
      return `Rated ${operation.value}`;
    case 'mastery':
      return operation.value ? 'Mastered' : 'Put back in the feed';
    case 'shelf':
      return operation.value ? 'Added to the shelf' : 'Removed from the shelf';
  }
}

const when = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** When it was done, such as "Sat, Nov 21, 14:05". */
export function whenWords({ answeredAt }: Pick<PendingOperation, 'answeredAt'>): string {
  return when.format(answeredAt);
}

/** Why it is not synced, where that is known. */
export function reasonWords({
  state,
  problem,
}: Pick<PendingOperation, 'state' | 'problem'>): string | undefined {
  if (!problem) return undefined;
  return state === 'refused' ? problem.detail : `Last try: ${problem.detail}`;
}
