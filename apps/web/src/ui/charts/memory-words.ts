import type { BookMemory } from '@morsel/sdk/contract';

type Memory = Pick<BookMemory, 'total' | 'met' | 'forecast'>;

/** Share of all items of a book that the reader is expected to know today, 0 to 1. */
export function knownShare(memory: Memory): number {
  return memory.total === 0 ? 0 : knownIn(memory, 0) / memory.total;
}

/** "You remember about 12 of 30 today." */
export function rememberedText(memory: Memory): string {
  return `You remember about ${knownIn(memory, 0)} of ${memory.total} today.`;
}

/** What becomes of it in 30 days without practice. */
export function outlookText(memory: Memory): string {
  const then = knownIn(memory, 30);
  return then < knownIn(memory, 0)
    ? `Without another bite, about ${then} in 30 days.`
    : `In 30 days it is still about ${then}.`;
}

/** Items that the reader is expected to know on a day from today, 0. */
function knownIn(memory: Memory, days: number): number {
  return memory.forecast[days] ?? 0;
}
