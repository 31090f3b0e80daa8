import type { ResetLink } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { requireProof } from '../account/sign-in-ways.ts';
import type { Reactions } from '../reactions.ts';

/** A link by which the account with this e-mail address can set its password once. */
export interface LinkForReader extends ResetLink {
  readonly email: string;
}

/**
 * Makes such a link, `mutate(email)`, and keeps it nowhere; an ApiError of status 404 says that no
 * account has the e-mail address, and `isProofNeeded` that the admin has to prove first who they are.
 */
export function useResetLink({ onSuccess, onError }: Reactions<LinkForReader>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      await requireProof(queryClient);
      return { email, ...(await api.admin.createResetLink(email)) };
    },
    gcTime: 0,
    onSuccess: (link) => onSuccess?.(link),
    onError: (error) => onError?.(error),
  });
}
