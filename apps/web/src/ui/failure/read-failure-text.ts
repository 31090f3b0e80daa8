import { failureSentence } from './failure-sentence.ts';

/** What to do about something that did not arrive; where Morsel has a problem, nobody's connection has. */
export function readFailureText(error: unknown): string {
  return failureSentence(error, {
    unreached: 'Check your connection, then try again.',
    temporary: 'Morsel has a problem. Try again in a moment.',
  });
}
