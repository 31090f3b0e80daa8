import type { BiteProblem } from '@morsel/sdk/rules';

import { isGone } from '../../data/bites/decide-bite.ts';
import { failureText } from '../../ui/failure/failure-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Why a word cannot be hidden, and what to do. */
export function problemText(problem: BiteProblem): string {
  switch (problem.problem) {
    case 'told':
      return `“${problem.by}” in the sentence gives that away. Tap another word.`;
    case 'nothing left':
      return 'Too little is left to go by. Tap another word.';
    case 'too long':
      return 'That is too long to be written. Tap another word.';
    case 'nothing hidden':
      return NOTHING_HIDDEN;
  }
}

export const NOTHING_HIDDEN = 'Tap the word to hide.';
export const OTHER_WORD = 'Tap another word to hide that one.';
export const AS_CARD = 'Asked as a flashcard.';

/** What was said of a bite did not count. */
export function toastFailed(error: Error): void {
  const description = isGone(error)
    ? 'This sentence is not there any more: its text was removed.'
    : `It is back. ${failureText(error)}`;
  toast({ title: 'That did not count', description, variant: 'destructive' });
}
