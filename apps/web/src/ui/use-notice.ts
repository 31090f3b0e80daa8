import type { LucideIcon } from 'lucide-react';
import { useReducer } from 'react';

export interface NoticeInput {
  readonly text: string;
  readonly icon: LucideIcon;
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

/** Shows a notice, or closes the one that stands. */
export type ChangeNotice = (next: NoticeInput | undefined) => void;

function nextNotice(
  before: ShownNotice | undefined,
  next: NoticeInput | undefined,
): ShownNotice | undefined {
  return next && { ...next, turn: (before?.turn ?? 0) + 1 };
}
