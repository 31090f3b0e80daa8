import { type ApiError, isApiError } from '@morsel/sdk';
import type { GenerationResult, Source } from '@morsel/sdk/contract';

import type { Addition, AddingStep } from '../../data/adding-books.ts';

const TOO_MANY_REQUESTS = 429;

/** What is done right now, as the reader hears it while waiting. */
export const stepWords: Readonly<Record<AddingStep, string>> = {
  create: 'Adding the book...',
  shelve: 'Putting it on your shelf...',
  text: 'Sending and reading the text...',
  questions: 'Generating questions...',
  flashcards: 'Generating flashcards...',
};

/** What became of the book, a sentence a step. */
export function additionWords({ book, shelved, text, questions, flashcards }: Addition): string[] {
  return [
    shelved.status === 'fulfilled'
      ? `"${book.title}" is on your shelf.`
      : `"${book.title}" was added, but it is not on your shelf. ${reasonOf(shelved.reason)}`,
    ...(text === undefined ? [] : [textWords(text)]),
    ...(questions === undefined ? [] : [itemWords('questions', questions)]),
    ...(flashcards === undefined ? [] : [itemWords('flashcards', flashcards)]),
  ];
}

/** What to do where another try is worth it. */
export function nextStepWords({ text }: Addition): string {
  const kept = 'The book is kept; it is not added twice.';
  return text?.status === 'rejected' && isAboutText(text.reason)
    ? `Choose another text or take it out, then press the button again. ${kept}`
    : `Press the button again to try once more what failed. ${kept}`;
}

/** Whether a step failed that may go well at another try, with another text if need be. */
export function isWorthAnotherTry(addition: Addition): boolean {
  const { shelved, text, questions, flashcards } = addition;
  return (
    text?.status === 'rejected' ||
    [shelved, questions, flashcards].some(
      (step) => step?.status === 'rejected' && !isRefusal(step.reason),
    )
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
  return `Its text was read: ${words.toLocaleString('en')} words in ${parts}.`;
}

function itemWords(
  what: 'questions' | 'flashcards',
  step: PromiseSettledResult<GenerationResult>,
): string {
  if (step.status === 'rejected') return `No ${what} were generated. ${reasonOf(step.reason)}`;
  const { count, reason } = step.value;
  if (count > 0) return `${count} ${what} are in your feed.`;
  return reason ?? `No ${what} were generated.`;
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
