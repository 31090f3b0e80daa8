import { problemOf } from '@morsel/sdk';
import type { QueryClient } from '@tanstack/react-query';

import type { promptApi } from '../../api.ts';
import type { HeldCalls } from '../../held-calls.ts';
import { oweLogout } from '../../owed-logout.ts';
import { forgetPageLoad } from '../page-load.ts';
import { becomeNobody, isOfReader } from './current-user.ts';
import { holdingCalls } from './holding-calls.ts';
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
    const calls = await holdingCalls(queryClient, (api) => endSession(api, queryClient, waiting));
    return { continueAt: calls.result, forget: () => forgetAccount(queryClient, calls) };
  });
}

async function endSession(
  api: typeof promptApi,
  queryClient: QueryClient,
  waiting: Waiting,
): Promise<string | undefined> {
  const reader = knownReader(queryClient);
  const continueAt = await logOut(api);
  forgetSavedReader();
  if (reader) await (waiting === 'discard' ? forgetEverything : forgetAllButWaiting)(reader.userId);
  return continueAt;
}

async function logOut({ session }: typeof promptApi): Promise<string | undefined> {
  try {
    return (await session.logout()).continueAt;
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
