import { mayPass, problemField } from '@morsel/sdk';
import type { GenerationResult, Source } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';

import type { Addition, AddingStep } from '../../data/books/add-book.ts';
import { countedItems, whyText } from '../../features/generation/run-text.ts';
import { lengthText } from '../../features/texts/text-labels.ts';
import { UNLISTED_MEANS } from '../../features/unlisted/unlisted-text.ts';
import { failureText } from '../../ui/failure/failure-text.ts';
import { counted, noun } from '../../ui/text/number-text.ts';

/** What is done right now, as the reader hears it while waiting. */
export const stepText: Readonly<Record<AddingStep, string>> = {
  create: 'Adding the book...',
  shelve: 'Putting it on your shelf...',
  text: 'Sending and reading the text...',
  questions: 'Generating questions...',
  flashcards: 'Generating flashcards...',
};

/** What became of the book, a sentence a step; what two of them say is said once. */
export function additionText({ book, shelved, text, questions, flashcards }: Addition): string[] {
  const words = [
    shelved.status === 'fulfilled'
      ? `"${book.title}" is on your shelf.`
      : `"${book.title}" was added, but it is not on your shelf. ${reasonOf(shelved.reason)}`,
    ...(book.listed === false ? [UNLISTED_MEANS] : []),
    ...(text === undefined ? [] : [readText(text)]),
    ...(questions === undefined ? [] : [itemsText('questions', questions)]),
    ...(flashcards === undefined ? [] : [itemsText('flashcards', flashcards)]),
  ];
  return [...new Set(words)];
}

/** What to do where another try is worth it. */
export function nextStepText({ text, ...addition }: Addition): string {
  const kept = 'The book is kept; it is not added twice.';
  if (text?.status === 'rejected' && isAboutText(text.reason)) {
    return `Choose another text or take it out, then press the button again. ${kept}`;
  }
  const steps = [text, addition.shelved, addition.questions, addition.flashcards];
  return steps.some((step) => step?.status === 'rejected')
    ? `Press the button again to try once more what failed. ${kept}`
    : `Then press the button to generate again. ${kept}`;
}

/** Whether something is missing that another try may bring, with another text if need be. */
export function isWorthAnotherTry({ shelved, text, questions, flashcards }: Addition): boolean {
  const mayGoWell = (step: PromiseSettledResult<unknown> | undefined) =>
    step?.status === 'rejected' && mayPass(step.reason);
  const broughtNothing = (step: PromiseSettledResult<GenerationResult> | undefined) =>
    step?.status === 'fulfilled' && step.value.count === 0;
  return (
    text?.status === 'rejected' ||
    [shelved, questions, flashcards].some(mayGoWell) ||
    [questions, flashcards].some(broughtNothing)
  );
}

/** Why the book was not added, and what to do. */
export function creationFailureText(error: Error): string {
  return `The book was not added. ${sentence(failureText(error, 'new-book'))}`;
}

function readText(step: PromiseSettledResult<Source>): string {
  if (step.status === 'rejected') {
    const notMade = 'Its text was not added, and nothing was made yet.';
    // What is wrong with the text stands beside it.
    return isAboutText(step.reason) ? notMade : `${notMade} ${reasonOf(step.reason)}`;
  }
  const { words, chapters } = step.value;
  return `Its text was read: ${lengthText(words)} in ${counted(chapters.length, 'chapter')}.`;
}

function itemsText(what: Makeable, step: PromiseSettledResult<GenerationResult>): string {
  if (step.status === 'rejected') return `No ${what} were generated. ${reasonOf(step.reason)}`;
  const { count } = step.value;
  const why = whyText(step.value, Date.now());
  if (count === 0) return why ?? `No ${what} were generated.`;
  const made = `${countedItems(what, count)} ${noun(count, 'is', 'are')} in your feed.`;
  return [made, why].filter(Boolean).join(' ');
}

function reasonOf(error: unknown): string {
  return sentence(failureText(error, 'new-book-step'));
}

/** What the API says ends without a full stop. */
function sentence(text: string): string {
  return `${text.replace(/\.$/, '')}.`;
}

function isAboutText(error: unknown): boolean {
  return problemField(error) === 'file';
}
