import type { Bite, Book, Span } from '@morsel/sdk/contract';
import { useState } from 'react';

import { BiteCard } from './bite-card.tsx';
import { useBiteChoice } from './bite-choice.ts';
import { useBiteKeys } from './use-bite-keys.ts';

interface BitePickerProps {
  readonly book: Book;
  /** The one that lies before the reader. */
  readonly bite: Bite;
  /** How many of the book were kept. */
  readonly kept: number;
  readonly keep: (bite: Bite, gap: Span | null) => void;
  readonly skip: (bite: Bite) => void;
  /** Absent where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
}

/** The bite that is next, and all ways to say what becomes of it; each way is told, and what follows. */
export function BitePicker({ book, bite, kept, undo, ...verbs }: BitePickerProps) {
  const choice = useBiteChoice(bite);
  const [said, setSaid] = useState('');
  const keep = () => {
    if (!choice.canKeep) return;
    verbs.keep(bite, choice.isCard ? null : (choice.gap ?? null));
    setSaid(`Kept, ${kept + 1} in all.`);
    vibrate();
  };
  const skip = () => {
    verbs.skip(bite);
    setSaid('Skipped.');
  };
  const takeBack =
    undo &&
    (() => {
      undo();
      setSaid('Taken back.');
    });
  useBiteKeys({ keep, skip, undo: () => takeBack?.() });
  return (
    <>
      <output className="sr-only">{said && `${said} ${bite.sentence}`}</output>
      <BiteCard {...{ book, bite, choice, keep, skip }} follows={said !== ''} undo={takeBack} />
      <p className="bite-keys">
        <kbd>→</kbd> keep, <kbd>←</kbd> skip, <kbd>Z</kbd> undo
      </p>
    </>
  );
}

const KEPT_MS = 12;

function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(KEPT_MS);
}
