import type { User } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import type { promptApi } from '../../api.ts';
import { becomeAccount } from './current-user.ts';
import { holdingCalls } from './holding-calls.ts';
import { alone } from './local-data.ts';

/**
 * Starts the session of an account, known to the page at once, after the reader before has sent what can be
 * sent. What is asked for meanwhile in that reader's name does not go out (see `holdingCalls`): the page is then to
 * be loaded anew.
 */
export function enterAccount(
  queryClient: QueryClient,
  enter: (api: typeof promptApi) => Promise<User>,
): Promise<void> {
  return alone(async () => {
    const { result, callOff } = await holdingCalls(queryClient, enter);
    await queryClient.cancelQueries();
    becomeAccount(queryClient, result);
    callOff();
  });
}
