import { isConfirmationRequired } from '@morsel/sdk';
import { useEffect } from 'react';

import { useSignInWays } from '../../data/account/sign-in-ways.ts';

/**
 * By what the account can prove that it is its reader. Until that is known it is asked for a password,
 * which most have. `error`: why the proof before was not taken, since it may be over.
 */
export function useProofWays(error: Error | null = null) {
  const { data: ways, refetch } = useSignInWays();
  const isOver = isConfirmationRequired(error);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  const canType = ways === undefined || ways.hasPassword;
  return { ways, canType, canSubmit: canType || ways.isConfirmed };
}
