import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';

import { lockedProps } from '../../card/locked.ts';
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
  const { tone, pair, spoken, joined } = look;
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
        {tone === 'over' && (
          <small className="over-note" aria-hidden="true">
            belongs to none
          </small>
        )}
        {joined !== undefined && (
          <span className="joined" aria-hidden="true">
            <X className="icon" />
            <s dir="auto">{joined}</s>
          </span>
        )}
      </span>
      <span className="dot" aria-hidden="true">
        {dotMark(side, look, shortcut)}
      </span>
    </button>
  );
}

function dotMark(side: 'left' | 'right', { tone, pair }: PairLook, shortcut: number | undefined) {
  if (tone === 'missed' && side === 'left') return <X className="icon" />;
  if (tone === 'over') return <Minus className="icon" />;
  if (tone === 'rest') return <span className="dot-key">{shortcut}</span>;
  if (tone === 'picked' || tone === 'matched') return pair;
  return <Check className="icon" />;
}
