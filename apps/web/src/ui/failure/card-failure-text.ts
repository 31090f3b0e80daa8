import { failureSentence } from './failure-sentence.ts';

/** What a reader does to a card with one tap. */
export type CardWrite = 'answer' | 'mark' | 'rating' | 'undo' | 'claim';

/**
 * Returns what became of a tap that failed: the reason when the API refused it, else what did not
 * arrive and what to do, such as "Your answer did not arrive. Try again."
 */
export function cardFailureText(error: unknown, what: CardWrite): string {
  const text = `Your ${what} did not arrive. Try again.`;
  return failureSentence(error, {
    unreached: text,
    temporary: text,
    tooMany: text,
    nobody: 'User not found. Load the page again.',
  });
}
