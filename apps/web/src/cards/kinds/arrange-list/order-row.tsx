import { clsx } from 'clsx';
import { Check } from 'lucide-react';

import { lockedProps } from '../../card/locked.ts';
import type { OrderLook } from './order-look.ts';

interface OrderRowProps {
  readonly text: string;
  /** Where the row stands on the screen, from 0. */
  readonly row: number;
  readonly look: OrderLook;
  readonly locked: boolean;
  readonly onToggle: () => void;
}

/** One row of a list that is put in order: a tap gives it the next place, or takes it away. */
export function OrderRow({ text, row, look, locked, onToggle }: OrderRowProps) {
  const { tone, place, belongs, note, spoken } = look;
  return (
    <button
      type="button"
      className={clsx('option', `is-${tone}`)}
      aria-pressed={place !== undefined && tone !== 'told'}
      aria-keyshortcuts={String(row + 1)}
      onClick={onToggle}
      {...lockedProps(locked, false)}
    >
      <span className="key" aria-hidden="true">
        {place}
      </span>
      <span className="option-text" dir="auto">
        {text}
      </span>
      <span className="sr-only"> {spoken}</span>
      {tone === 'right' && <Check className="icon order-tick" aria-hidden="true" />}
      {belongs !== undefined && (
        <span className="belongs">
          <span className="sr-only"> belongs </span>
          <span aria-hidden="true">→ </span>
          {belongs}
        </span>
      )}
      {note !== undefined && (
        <span className="belongs is-note">
          <span className="sr-only"> </span>
          {note}
        </span>
      )}
    </button>
  );
}
