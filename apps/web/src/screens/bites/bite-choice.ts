import type { Bite, Span } from '@morsel/sdk/contract';
import { clozeOfBite, firstGap, gapAt, isBiteProblem } from '@morsel/sdk/rules';
import { useState } from 'react';

import { AS_CARD, NOTHING_HIDDEN, OTHER_WORD, problemText } from './bites-text.ts';

/** How a bite would be kept. */
interface BiteChoice {
  readonly biteId: number;
  /** What is hidden; undefined where nothing is yet. */
  readonly gap: Span | undefined;
  /** It is kept as its card instead. */
  readonly isCard: boolean;
  /** What there is to know, in words. */
  readonly hint: string;
}

/** As what a bite would be kept, and what changes that; each new bite begins with what is proposed. */
export function useBiteChoice(bite: Bite) {
  const [changed, setChanged] = useState<BiteChoice>();
  const choice = changed?.biteId === bite.id ? changed : proposed(bite);
  const change = (next: Partial<BiteChoice>) => setChanged({ ...choice, ...next });
  return {
    ...choice,
    /** Hides the word that stands at this place of the sentence. */
    hideAt: (offset: number) => {
      const gap = tapped(bite, choice.gap, offset);
      if (gap === undefined) return;
      const cloze = clozeOfBite(bite, gap);
      if (isBiteProblem(cloze)) change({ hint: problemText(cloze) });
      else change({ gap, isCard: false, hint: `Hidden: “${cloze.answer.text}”.` });
    },
    asCard: (isCard: boolean) => change({ isCard, hint: isCard ? AS_CARD : hintFor(choice.gap) }),
    /** What would be hidden, all of it. */
    hidden: hiddenIn(bite, choice.gap),
    canKeep: choice.isCard || choice.gap !== undefined,
  };
}

function proposed(bite: Bite): BiteChoice {
  const gap = firstGap(bite);
  const isCard = gap === undefined && bite.card !== null;
  return { biteId: bite.id, gap, isCard, hint: isCard ? AS_CARD : hintFor(gap) };
}

const hintFor = (gap: Span | undefined) => (gap ? OTHER_WORD : NOTHING_HIDDEN);

/** A word of several that are hidden is hidden alone. */
function tapped(bite: Bite, gap: Span | undefined, offset: number): Span | undefined {
  const isWithin = gap !== undefined && gap.start <= offset && offset < gap.end;
  return gapAt(isWithin ? { ...bite, gaps: [] } : bite, offset);
}

function hiddenIn(bite: Bite, gap: Span | undefined): readonly Span[] {
  const cloze = gap && clozeOfBite(bite, gap);
  return cloze === undefined || isBiteProblem(cloze) ? [] : cloze.hidden;
}
