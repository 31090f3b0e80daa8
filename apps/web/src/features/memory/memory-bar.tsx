import './memory-bar.css';
import type { Book, BookMemory } from '@morsel/sdk/contract';
import type { ReactNode } from 'react';

import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { topicStyle } from '../topics/topic-style.ts';

interface MemoryBarProps {
  readonly topic: Book['topic'];
  readonly memory: BookMemory;
  /** Stands over the bar, beside the percentage. */
  readonly children: ReactNode;
}

/** How much of a book is remembered, in the colour of its topic. */
export function MemoryBar({ topic, memory, children }: MemoryBarProps) {
  return (
    <div className="memory-bar" style={topicStyle(topic)}>
      {children}
      <b className="memory-percent figures">{Math.round(knownShare(memory) * 100)}%</b>
      <ShareBar share={knownShare(memory)} />
      <p>
        {rememberedText(memory)} {outlookText(memory)}
      </p>
    </div>
  );
}

type Memory = Pick<BookMemory, 'total' | 'met' | 'forecast'>;

/** Share of all ideas of a book that the reader is expected to know today, 0 to 1. */
export function knownShare(memory: Memory): number {
  return memory.total === 0 ? 0 : knownIn(memory, 0) / memory.total;
}

/** "You remember about 12 of 15 ideas today." */
export function rememberedText(memory: Memory): string {
  const all = memory.total === 1 ? '1 idea' : `${numberText(memory.total)} ideas`;
  return `You remember about ${numberText(knownIn(memory, 0))} of ${all} today.`;
}

/** What becomes of it in 30 days without practice. */
export function outlookText(memory: Memory): string {
  const then = knownIn(memory, 30);
  return then < knownIn(memory, 0)
    ? `Without another bite, about ${numberText(then)} in 30 days.`
    : `In 30 days it is still about ${numberText(then)}.`;
}

/** Ideas that the reader is expected to know on a day from today, 0. */
function knownIn(memory: Memory, days: number): number {
  return memory.forecast[days] ?? 0;
}
