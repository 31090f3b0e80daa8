import { problemOf } from '@morsel/sdk';
import type { PasskeyAssertion } from '@morsel/sdk/contract';
import { UNKNOWN_PASSKEY } from '@morsel/sdk/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { api } from '../../api.ts';
import { below } from '../../base-path.ts';
import type { Reactions } from '../reactions.ts';
import {
  forgetPasskey,
  hasPasskeyAutofill,
  signByAutofill,
  signWithPasskey,
  withdrawPasskeyRequest,
} from './authenticator.ts';
import { enterAccount } from './enter-account.ts';

/** What a passkey has signed, and at which site. */
export type SignedIn = { readonly assertion: PasskeyAssertion; readonly rpId: string };

/**
 * Starts a session by a passkey: `mutate(null)` asks the reader for one, `mutate(signed)` takes what they
 * have signed by autofill. The reader before sends first what can be sent; the account is known at once.
 */
export function useSignInWithPasskey({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: SignedIn | null) => {
      const { assertion, rpId } = given ?? (await askForPasskey());
      try {
        await enterAccount(queryClient, ({ passkeys }) => passkeys.signIn(assertion));
      } catch (error) {
        // Below a path it may be good for a neighbour: passkeys belong to the whole host.
        if (problemOf(error)?.type === UNKNOWN_PASSKEY && below() === '') {
          await forgetPasskey({ rpId, credentialId: assertion.id });
        }
        throw error;
      }
    },
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}

async function askForPasskey(): Promise<SignedIn> {
  const request = await api.passkeys.challengeSignIn();
  return { assertion: await signWithPasskey(request), rpId: request.rpId };
}

/** A challenge ends while the form is open; the next one comes before that. */
const RENEWED_AFTER = 0.8;

/** `turn` tells the tries apart: one that was taken has used its challenge up. */
const autofillQuery = (turn: number) =>
  queryOptions({
    queryKey: ['passkey-autofill', turn],
    queryFn: async ({ signal }) =>
      (await hasPasskeyAutofill()) ? api.passkeys.challengeSignIn({ signal }) : null,
    refetchInterval: ({ state }) => (state.data ? state.data.timeout * RENEWED_AFTER : false),
    // A page that nobody looks at asks for none; whoever comes back gets one that is good.
    staleTime: ({ state }) => (state.data?.timeout ?? 0) * RENEWED_AFTER,
    refetchOnWindowFocus: true,
    gcTime: 0,
  });

type Autofill = {
  readonly isEnabled: boolean;
  readonly turn: number;
  readonly onSigned: (signed: SignedIn) => void;
};

/** Offers passkeys among what the browser fills into the e-mail field, where it can. */
export function usePasskeyAutofill({ isEnabled, turn, onSigned }: Autofill): void {
  const { data: request } = useQuery({ ...autofillQuery(turn), enabled: isEnabled });
  const take = useEffectEvent(onSigned);
  useEffect(() => {
    if (!request || !isEnabled) return undefined;
    let isOver = false;
    void signByAutofill(request).then((assertion) => {
      if (assertion && !isOver) take({ assertion, rpId: request.rpId });
    });
    return () => {
      isOver = true;
      void withdrawPasskeyRequest();
    };
  }, [request, isEnabled]);
}
