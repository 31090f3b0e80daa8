import { problemField } from '@morsel/sdk';

import { type FailureSentences, failureSentence } from './failure-sentence.ts';

/** What failed, as far as its failure is told in its own words. */
export type FailedAction =
  | 'request'
  | 'entrance'
  | 'settings'
  | 'report'
  | 'guest-progress'
  | 'new-book'
  | 'new-book-step';

const SIGNED_OUT = 'You are not signed in any more. Load the page again.';

const tryAgain: FailureSentences = {
  unreached: 'Morsel could not be reached. Check your connection, then try again.',
  temporary: 'Something broke on our side. Try again in a moment.',
};

/** What did not arrive, and what to do: once more with the connection looked after, or after a while. */
const notArrived = (what: string, again: string): FailureSentences => ({
  unreached: `${what}. Check your connection, then ${again}.`,
  temporary: `${what}: Morsel has a problem. ${capitalised(again)} in a moment.`,
});

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SENTENCES: Readonly<Record<FailedAction, FailureSentences>> = {
  request: {
    ...tryAgain,
    sessionOver: 'Your session is over. Sign in again, then try once more.',
  },
  entrance: tryAgain,
  settings: { ...tryAgain, sessionOver: SIGNED_OUT, nobody: SIGNED_OUT },
  report: notArrived('Your report did not arrive', 'send it again'),
  'guest-progress': notArrived('It did not come along', 'try again'),
  'new-book': {
    unreached: 'Check your connection, then press the button again.',
    temporary: 'Something broke on our side. Press the button again in a moment.',
  },
  'new-book-step': {
    unreached: 'Morsel could not be reached, or something broke.',
    temporary: 'Something went wrong on our side.',
  },
};

/**
 * Returns why something failed and what to do next: the API's own words where it refused, such as
 * "The daily limit is reached.", else a sentence for the kind of failure.
 */
export function failureText(error: unknown, action: FailedAction = 'request'): string {
  return failureSentence(error, SENTENCES[action]);
}

/** Why something failed, and which of a form's fields is at fault if it is one. */
export interface Fault<Field extends string> {
  readonly text: string;
  readonly field?: Field | undefined;
}

/** Returns the text of a failure, and the field that the API names where it is one of these. */
export function faultOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  action?: FailedAction,
): Fault<Field> {
  const named = problemField(error);
  return { text: failureText(error, action), field: fields.find((field) => field === named) };
}
