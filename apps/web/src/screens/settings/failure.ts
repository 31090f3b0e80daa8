import { isApiError } from '@morsel/sdk';

import { accountFailure } from '../../data/account-failure.ts';

const NOBODY = 'You are not signed in any more. Load the page again.';

/** Why something was not done, and what to do next. */
export function failureText(error: Error): string {
  const isUnknown = isApiError(error) ? error.status === 401 : error.message === 'User not found';
  return isUnknown ? NOBODY : accountFailure(error).text;
}

/** The field that the API found fault with, if it is one of these. */
export function faultyField<Name extends string>(
  error: Error,
  names: readonly Name[],
): Name | undefined {
  const field = isApiError(error) ? error.problem?.field : undefined;
  return names.find((name) => name === field);
}
