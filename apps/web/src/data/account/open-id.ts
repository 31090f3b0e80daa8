import type { OpenIdSuccess } from '@morsel/sdk/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { ownPath } from '../../base-path.ts';
import { loadPage } from '../../ui/page/load-page.ts';
import type { Reactions } from '../reactions.ts';
import { forgetDemoUserId } from './demo-user-storage.ts';
import { enterAccount } from './enter-account.ts';
import { alone } from './local-data.ts';
import { type ProvedTask, rememberErrand, screenBefore } from './open-id-errand.ts';
import { outdateSignInWays, requireProof } from './sign-in-ways.ts';

/**
 * Goes to the identity provider to sign in, once the reader before has sent what can be sent; from there
 * the reader comes back to the screen from which they came to sign in.
 */
export function useOpenIdSignIn() {
  return useMutation({
    mutationFn: () =>
      alone(async () => {
        const { url } = await api.openId.signIn();
        rememberErrand({ path: screenBefore() });
        loadPage(url);
      }),
  });
}

/** Goes there to link the account; `isProofNeeded` where the reader has to prove first who they are. */
export function useOpenIdLinking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await requireProof(queryClient);
      const { url } = await api.openId.link();
      loadPage(url);
    },
  });
}

/** Goes there to prove who the reader is, `mutate(task)`, with which they then go on where they were. */
export function useOpenIdProof() {
  return useMutation({
    mutationFn: async (task: ProvedTask | undefined) => {
      const { url } = await api.openId.confirm();
      rememberErrand({ path: ownPath(location.pathname) + location.search, task });
      loadPage(url);
    },
  });
}

/** Takes the link away; `isProofNeeded` as of linking. */
export function useOpenIdUnlinking({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await requireProof(queryClient);
      return api.openId.unlink();
    },
    onSuccess: async () => {
      await outdateSignInWays(queryClient);
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}

/** Somebody has come back signed in, `mutate(outcome)`: their account is known to the page at once. */
export function useOpenIdArrival({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (outcome: OpenIdSuccess) =>
      enterAccount(queryClient, async ({ users }) => {
        const account = await users.current();
        // The guest of this device has become the account.
        if (outcome === 'signed-up') forgetDemoUserId();
        return account;
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
