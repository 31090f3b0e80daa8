import type { Idea } from '@morsel/sdk/contract';

import { isOutdated } from '../../data/is-outdated.ts';
import { counted, countedOf } from '../../ui/text/number-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** How many ideas there are, and how many of them are asked for already. */
export function summaryText(ideas: readonly Idea[]): string {
  const asked = ideas.filter(({ questions, flashcards }) => questions + flashcards > 0).length;
  if (asked === 0) return `${counted(ideas.length, 'main idea')}. Nothing was made of them yet.`;
  return `You have questions or flashcards of ${countedOf(asked, ideas.length, 'main idea')}.`;
}

/** What is read out once ideas were found. */
export const foundText = (ideas: readonly Idea[]): string =>
  ideas.length === 0 ? '' : `${counted(ideas.length, 'main idea')} found.`;

/** What there is of an idea, such as "3 questions, 1 flashcard". */
export function countsText({ questions, flashcards }: Idea): string {
  const made = [
    questions > 0 && counted(questions, 'question'),
    flashcards > 0 && counted(flashcards, 'flashcard'),
  ].filter(Boolean);
  return made.length > 0 ? made.join(', ') : 'Nothing yet';
}

/** The row of the idea is not there any more to tell it. */
export function toastGone(error: Error): void {
  if (!isOutdated(error)) return;
  const description =
    'This idea is not there any more: the main ideas were found anew, or the text was removed.';
  toast({ title: 'That was not kept', description, variant: 'destructive' });
}
