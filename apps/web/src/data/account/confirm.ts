import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { signWithPasskey } from './authenticator.ts';
import { outdateSignInWays } from './sign-in-ways.ts';

/** By what somebody with an account proves that it is still them. */
export type AccountProof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'passkey' }
  /** The session was confirmed before. */
  | { readonly by: 'session' };

/** The word that a guest types, who has nothing to prove it by. */
export type GuestProof = { readonly by: 'word'; readonly word: string };

/**
 * Confirms the session, for what needs that within five minutes.
 *
 * @throws PasskeyError when nothing was signed.
 */
export async function confirmReader(proof: AccountProof): Promise<void> {
  if (proof.by === 'password') {
    await api.session.confirm(proof.password);
  } else if (proof.by === 'passkey') {
    await api.passkeys.confirm(await signWithPasskey(await api.passkeys.challengeConfirmation()));
  }
}

/** The same for what is tried again afterwards. */
export function useConfirmation({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: confirmReader,
    onSuccess: () => {
      void outdateSignInWays(queryClient);
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}
