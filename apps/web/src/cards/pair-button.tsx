import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';

import { lockedProps } from './locked.ts';
import type { PairLook } from './pair-look.ts';

const PAIR_COLORS = 5;

interface PairButtonProps {
  readonly side: 'left' | 'right';
  readonly text: string;
  readonly look: PairLook;
  /** The key that presses it now, if one does. */
  readonly shortcut: number | undefined;
  readonly locked: boolean;
  readonly onTap: () => void;
}

/** One item of a match_pairs question; a matched one wears the colour and number of its pair. */
export function PairButton({ side, text, look, shortcut, locked, onTap }: PairButtonProps) {
  const { tone, pair, spoken } = look;
  return (
    <button
      type="button"
      className={clsx(
        'pair',
        side === 'right' && 'is-right-side',
        `is-${tone}`,
        pair && `pair-${((pair - 1) % PAIR_COLORS) + 1}`,
      )}
      aria-pressed={tone === 'picked' || tone === 'matched'}
      aria-keyshortcuts={shortcut === undefined ? undefined : String(shortcut)}
      onClick={onTap}
      {...lockedProps(locked, false)}
    >
      <span className="pair-text" dir="auto">
        {text}
        <span className="sr-only"> {spoken}</span>
      </span>
      <span className="dot" aria-hidden="true">
        {dotMark(side, look)}
      </span>
    </button>
  );
}

function dotMark(side: 'left' | 'right', { tone, pair }: PairLook) {
  if (tone === 'missed' && side === 'left') return <X className="icon" />;
  if (tone === 'rest' || tone === 'picked' || tone === 'matched') return pair;
  return <Check className="icon" />;
}
