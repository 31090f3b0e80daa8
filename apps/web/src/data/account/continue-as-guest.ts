import type { QueryClient } from '@tanstack/react-query';

import { becomeNobody, knownAccount } from './current-user.ts';
import { forgetDownloads } from './local-data.ts';
import { forgetSavedReader } from './reader-storage.ts';
import { refreshForReader } from './session.ts';

/**
 * The reader of an ended session goes on as this device's guest. What waits to be sent for the account
 * stays, and what may have to be sent again; what was downloaded for it does not.
 */
export function continueAsGuest(queryClient: QueryClient): void {
  const account = knownAccount(queryClient);
  forgetSavedReader();
  becomeNobody(queryClient);
  refreshForReader(queryClient);
  if (account) void forgetDownloads(account.id);
}
