import type { Span } from '@morsel/sdk/contract';
import { clsx } from 'clsx';
import { type KeyboardEvent, useMemo } from 'react';

import { sentenceWords } from './sentence-words.ts';

interface BiteSentenceProps {
  readonly sentence: string;
  /** What is hidden; shown as cut out, for the reader to judge it. */
  readonly hidden: readonly Span[];
  readonly onHide: (offset: number) => void;
}

/** A sentence of which each word can be hidden. One of them is reached by Tab, the others by arrows. */
export function BiteSentence({ sentence, hidden, onHide }: BiteSentenceProps) {
  const words = useMemo(() => sentenceWords(sentence, hidden), [sentence, hidden]);
  const isHidden = (word: Span) =>
    hidden.some(({ start, end }) => word.start < end && start < word.end);
  const first = Math.max(0, words.findIndex(isHidden));
  return (
    <fieldset
      className={clsx('bite-sentence', sizeOf(sentence))}
      dir="auto"
      aria-label="The sentence: choose what to hide"
    >
      {words.map((word, index) => (
        <span key={word.start}>
          <span className="bite-word-box">
            {word.before}
            <button
              type="button"
              className={clsx('bite-word', isHidden(word) && 'is-hidden')}
              aria-pressed={isHidden(word)}
              tabIndex={index === first ? 0 : -1}
              onKeyDown={moveFocus}
              onClick={(event) => {
                onHide(word.start);
                if (event.detail > 0) leave(event.currentTarget);
              }}
            >
              {word.text}
            </button>
            {word.after}
          </span>
          {word.space}
        </span>
      ))}
    </fieldset>
  );
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget: word, key } = event;
  const by = MOVES[key];
  if (by === undefined) return;
  const words = [...(word.closest('fieldset')?.querySelectorAll('button') ?? [])];
  const isRightToLeft = getComputedStyle(word).direction === 'rtl';
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  words[words.indexOf(word) + (isRightToLeft && isAcross ? -by : by)]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** After a tap the keys are for the card again. */
function leave(word: HTMLElement): void {
  word.closest('article')?.focus({ preventScroll: true });
}

/** The shorter, the louder. */
function sizeOf(sentence: string): string {
  if (sentence.length <= 90) return 'is-short';
  return sentence.length <= 170 ? 'is-middling' : 'is-long';
}
