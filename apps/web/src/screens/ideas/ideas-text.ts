import type { Idea } from '@morsel/sdk/contract';

import { counted, countedOf } from '../../ui/text/number-text.ts';

/** How many ideas there are, and how many of them are asked for already. */
export function summaryText(ideas: readonly Idea[]): string {
  const asked = ideas.filter(({ questions, flashcards }) => questions + flashcards > 0).length;
  if (asked === 0) return `${counted(ideas.length, 'main idea')}. Nothing was made of them yet.`;
  return `You have questions or flashcards of ${countedOf(asked, ideas.length, 'main idea')}.`;
}

/** What there is of an idea, such as "3 questions, 1 card". */
export function countsText({ questions, flashcards }: Idea): string {
  const made = [
    questions > 0 && counted(questions, 'question'),
    flashcards > 0 && counted(flashcards, 'card'),
  ].filter(Boolean);
  return made.length > 0 ? made.join(', ') : 'Nothing yet';
}
