import type { LucideIcon } from 'lucide-react';
import { useReducer } from 'react';

export interface NoticeInput {
  readonly text: string;
  readonly icon: LucideIcon;
  /** A button in it, which closes it too. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A notice that stands; `turn` tells it from the one before with the same text. */
export interface ShownNotice extends NoticeInput {
  readonly turn: number;
}

/** The one notice of a screen: the newest takes the place of the one before. */
export function useNotice() {
  const [notice, change] = useReducer(nextNotice, undefined);
  return { notice, change };
}

/** Shows a notice, closes the one that stands, or says what becomes of it. */
export type ChangeNotice = (next: NextNotice) => void;

type NextNotice =
  | NoticeInput
  | undefined
  | ((standing: NoticeInput | undefined) => NoticeInput | undefined);

function nextNotice(before: ShownNotice | undefined, wanted: NextNotice): ShownNotice | undefined {
  const next = typeof wanted === 'function' ? wanted(before) : wanted;
  if (next === before) return before;
  return next && { ...next, turn: (before?.turn ?? 0) + 1 };
}
