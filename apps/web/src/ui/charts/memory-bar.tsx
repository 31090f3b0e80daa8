import type { Book, BookMemory } from '@morsel/sdk/contract';
import type { ReactNode } from 'react';

import { topicStyle } from '../topic-style.ts';
import { knownShare, outlookText, rememberedText } from './memory-words.ts';
import { ShareBar } from './share-bar.tsx';

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
