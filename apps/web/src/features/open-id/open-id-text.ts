import { problemOf } from '@morsel/sdk';
import type { SignInOptions } from '@morsel/sdk/contract';
import type { OpenIdFailure } from '@morsel/sdk/domain';

import { type FailedAction, failureText } from '../../ui/failure/failure-text.ts';

/** What there is to say of the identity provider and of the server. */
export type OpenIdWords = {
  /** What readers know the provider by. */
  readonly name: string;
  readonly hasPasswordForm: boolean;
};

/** What there is to say where the server's word has not come yet, or cannot be had. */
export function openIdWords(options: SignInOptions | undefined): OpenIdWords {
  return {
    name: options?.openIdName ?? 'the other site',
    hasPasswordForm: options?.hasPasswordForm ?? true,
  };
}

const TAKEN = 'An account with your email is here already.';

const TEXTS: Readonly<Record<OpenIdFailure, (words: OpenIdWords) => string>> = {
  denied: ({ name }) => `${name} has not let you in, or you turned back. Nothing has changed here.`,
  'no-account': ({ name, hasPasswordForm }) =>
    hasPasswordForm
      ? `No account here is linked to who you are at ${name}. If you have one, sign in to it as before, then link ${name} in the settings.`
      : `No account here is linked to who you are at ${name}, and none is made by itself. Ask an admin.`,
  'email-taken': ({ name, hasPasswordForm }) =>
    hasPasswordForm
      ? `${TAKEN} Sign in to it as before, then link ${name} in the settings.`
      : `${TAKEN} Ask an admin for a link that lets you in once, then link ${name} in the settings.`,
  'no-email': ({ name }) =>
    `${name} has not told your email, which an account needs. Set one there, then try again.`,
  unavailable: ({ name }) => `${name} cannot be reached at the moment. Try again in a while.`,
  expired: () => 'That took too long, or was begun anew in another tab. Try again.',
  refused: ({ name }) =>
    `What ${name} answered cannot be trusted, so nothing was done. Whoever runs this Morsel finds the reason in its log.`,
  limited: () => 'Too many tries from here. Wait a quarter of an hour, then try again.',
  'not-proved': ({ name }) =>
    `${name} does not say that you have just proved who you are. Try again; if it never does, ask an admin for a link to set a password.`,
  another: ({ name }) =>
    `At ${name} you are somebody else than this account is linked to. Change who you are there, then try again.`,
  'link-taken': ({ name }) =>
    `Who you are at ${name} is linked to another account here. Sign in to that one, or unlink it there first.`,
  'linked-already': ({ name }) =>
    `This account is linked to somebody else at ${name}. Unlink that first.`,
  'session-over': () => 'Your session is over. Sign in again, then try once more.',
  failed: () => 'Something broke on our side. Try again in a moment.',
};

/** Why nobody got in, or nothing was linked or confirmed. */
export const openIdFailureText = (failure: OpenIdFailure, words: OpenIdWords): string =>
  TEXTS[failure](words);

const OUT_OF_REACH = 503;

/** Why the way to the provider did not begin: the API's own words, also where it does not reach it. */
export function openIdErrorText(error: unknown, action: FailedAction): string {
  const problem = problemOf(error);
  if (problem?.status !== OUT_OF_REACH) return failureText(error, action);
  return `${problem.detail}. Try again in a while.`;
}
