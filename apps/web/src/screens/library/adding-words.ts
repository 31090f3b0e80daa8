import { type ApiError, isApiError } from '@morsel/sdk';
import type { GenerationResult, Source } from '@morsel/sdk/contract';

import type { Addition, AddingStep } from '../../data/adding-books.ts';
import { lengthWords } from '../../ui/text-picker/text-words.ts';

const TOO_MANY_REQUESTS = 429;

/** What is done right now, as the reader hears it while waiting. */
export const stepWords: Readonly<Record<AddingStep, string>> = {
  create: 'Adding the book...',
  shelve: 'Putting it on your shelf...',
  text: 'Sending and reading the text...',
  questions: 'Generating questions...',
  flashcards: 'Generating flashcards...',
};

/** What became of the book, a sentence a step; what two of them say is said once. */
export function additionWords({ book, shelved, text, questions, flashcards }: Addition): string[] {
  const words = [
    shelved.status === 'fulfilled'
      ? `"${book.title}" is on your shelf.`
      : `"${book.title}" was added, but it is not on your shelf. ${reasonOf(shelved.reason)}`,
    ...(text === undefined ? [] : [textWords(text)]),
    ...(questions === undefined ? [] : [itemWords('questions', questions)]),
    ...(flashcards === undefined ? [] : [itemWords('flashcards', flashcards)]),
  ];
  return [...new Set(words)];
}

/** What to do where another try is worth it. */
export function nextStepWords({ text, ...addition }: Addition): string {
  const kept = 'The book is kept; it is not added twice.';
  if (text?.status === 'rejected' && isAboutText(text.reason)) {
    return `Choose another text or take it out, then press the button again. ${kept}`;
  }
  const steps = [text, addition.shelved, addition.questions, addition.flashcards];
  return steps.some((step) => step?.status === 'rejected')
    ? `Press the button again to try once more what failed. ${kept}`
    : `Then press the button again. ${kept}`;
}

/** Whether something is missing that another try may bring, with another text if need be. */
export function isWorthAnotherTry({ shelved, text, questions, flashcards }: Addition): boolean {
  const mayGoWell = (step: PromiseSettledResult<unknown> | undefined) =>
    step?.status === 'rejected' && !isRefusal(step.reason);
  const broughtNothing = (step: PromiseSettledResult<GenerationResult> | undefined) =>
    step?.status === 'fulfilled' && step.value.count === 0;
  return (
    text?.status === 'rejected' ||
    [shelved, questions, flashcards].some(mayGoWell) ||
    [questions, flashcards].some(broughtNothing)
  );
}

/** Why the book was not added, and what to do. */
export function creationFailureWords(error: Error): string {
  if (error.message === 'No user ID available') {
    return 'It is not known who you are. Load the page again.';
  }
  if (isRefusal(error)) return `The book was not added. ${reasonOf(error)}`;
  return answerOf(error)
    ? 'The book was not added. Something broke on our side. Press the button again in a moment.'
    : 'The book was not added. Check your connection, then press the button again.';
}

function textWords(step: PromiseSettledResult<Source>): string {
  if (step.status === 'rejected') {
    const notMade = 'Its text was not added, and nothing was made yet.';
    // What is wrong with the text stands beside it.
    return isAboutText(step.reason) ? notMade : `${notMade} ${reasonOf(step.reason)}`;
  }
  const { words, chapters } = step.value;
  const parts = chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`;
  return `Its text was read: ${lengthWords(words)} in ${parts}.`;
}

function itemWords(
  what: 'questions' | 'flashcards',
  step: PromiseSettledResult<GenerationResult>,
): string {
  if (step.status === 'rejected') return `No ${what} were generated. ${reasonOf(step.reason)}`;
  const { count, reason } = step.value;
  if (count === 0) return reason ?? `No ${what} were generated.`;
  return [`${count} ${what} are in your feed.`, reason].filter(Boolean).join(' ');
}

function reasonOf(error: unknown): string {
  const detail = answerOf(error)?.problem?.detail;
  if (detail) return `${detail.replace(/\.$/, '')}.`;
  return 'Morsel could not be reached, or something broke.';
}

function isAboutText(error: unknown): boolean {
  return answerOf(error)?.problem?.field === 'file';
}

/** Refused for good: the same again would be refused again. */
function isRefusal(error: unknown): boolean {
  const status = answerOf(error)?.status ?? 0;
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}

/** What the API answered, when that is what a step failed with or because of. */
function answerOf(error: unknown): ApiError | undefined {
  if (isApiError(error)) return error;
  return error instanceof Error && isApiError(error.cause) ? error.cause : undefined;
}
