import { clsx } from 'clsx';

import { ordinal } from '../ui/ordinal.ts';
import { lockedProps } from './locked.ts';

interface OrderRowProps {
  readonly text: string;
  /** Where the row stands on the screen, from 0. */
  readonly row: number;
  /** Where the reader put it, from 0; -1 while it has no place. */
  readonly place: number;
  /** Where it belongs, once that is known. */
  readonly rightPlace: number | undefined;
  readonly locked: boolean;
  readonly onToggle: () => void;
}

/** One row of a list that is put in order: a tap gives it the next place, or takes it away. */
export function OrderRow({ text, row, place, rightPlace, locked, onToggle }: OrderRowProps) {
  const placed = place >= 0;
  const told = !placed && rightPlace !== undefined;
  const misplaced = placed && rightPlace !== undefined && rightPlace !== place;
  const shown = told ? rightPlace : place;
  return (
    <button
      type="button"
      className={clsx('option', placed && 'is-placed', told && 'is-told')}
      aria-pressed={placed}
      aria-keyshortcuts={String(row + 1)}
      onClick={onToggle}
      {...lockedProps(locked, false)}
    >
      <span className="key" aria-hidden="true">
        {shown >= 0 && shown + 1}
      </span>
      <span className="option-text" dir="auto">
        {text}
      </span>
      {shown >= 0 && <span className="sr-only"> ({ordinal(shown + 1)})</span>}
      {misplaced && (
        <span className="belongs">
          <span className="sr-only"> belongs </span>
          {ordinal(rightPlace + 1)}
        </span>
      )}
    </button>
  );
}
