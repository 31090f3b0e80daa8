import { problemOf } from '@morsel/sdk';
import type { QueryClient } from '@tanstack/react-query';

import { promptApi } from '../../api.ts';
import { type HeldCalls, holdCalls } from '../../held-calls.ts';
import { oweLogout } from '../../owed-logout.ts';
import { forgetPageLoad } from '../page-load.ts';
import { becomeNobody, isOfReader } from './current-user.ts';
import { knownReader } from './identity.ts';
import { alone, forgetAllButWaiting, forgetEverything } from './local-data.ts';
import { forgetSavedReader } from './reader-storage.ts';
import type { Waiting } from './session.ts';

interface LeftAccount {
  /** Where the identity provider logs out. */
  readonly continueAt: string | undefined;
  /** Has the page forget the account, once nothing of it is on the screen. */
  readonly forget: () => Promise<void>;
}

/** Ends the session, here and on the server; without the server, at the first contact. */
export function leaveAccount(queryClient: QueryClient, waiting: Waiting): Promise<LeftAccount> {
  return alone(async () => {
    const calls = await holdingCalls(queryClient, () => endSession(queryClient, waiting));
    return { continueAt: calls.result, forget: () => forgetAccount(queryClient, calls) };
  });
}

/**
 * Does what ends a reader's time here (their session, or all of them) while nothing is asked for in their
 * name: the answer would be that there is nobody. Calls that were held go out when it fails; else it is to be
 * said what becomes of them.
 */
export async function holdingCalls<Result>(
  queryClient: QueryClient,
  leave: () => Promise<Result>,
): Promise<HeldCalls & { readonly result: Result }> {
  const calls = holdCalls();
  try {
    await queryClient.cancelQueries();
    return { ...calls, result: await leave() };
  } catch (error) {
    calls.goOn();
    void queryClient.refetchQueries({ type: 'active', stale: true });
    throw error;
  }
}

async function endSession(queryClient: QueryClient, waiting: Waiting): Promise<string | undefined> {
  const reader = knownReader(queryClient);
  const continueAt = await logOut();
  forgetSavedReader();
  if (reader) await (waiting === 'discard' ? forgetEverything : forgetAllButWaiting)(reader.userId);
  return continueAt;
}

async function logOut(): Promise<string | undefined> {
  try {
    return (await promptApi.session.logout()).continueAt;
  } catch (error) {
    // The API's own refusal. Anything else means that it was not reached.
    if (problemOf(error)) throw error;
    oweLogout();
    return undefined;
  }
}

async function forgetAccount(queryClient: QueryClient, calls: HeldCalls): Promise<void> {
  await queryClient.cancelQueries();
  forgetPageLoad(queryClient);
  // The session is over: there is nobody to ask for.
  becomeNobody(queryClient);
  calls.callOff();
  await queryClient.resetQueries({ predicate: isOfReader });
  queryClient.removeQueries({ type: 'inactive', predicate: isOfReader });
}
