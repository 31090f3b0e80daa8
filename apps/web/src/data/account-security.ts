import type { PasswordChange } from '@morsel/sdk/contract';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api.ts';
import type { Reactions } from './reactions.ts';

/** Sets another password; the account's other sessions end, this one stays. */
export function usePasswordChange({ onSuccess, onError }: Reactions<void>) {
  return useMutation({
    mutationFn: (change: PasswordChange) => api.session.changePassword(change),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}

/** Ends all sessions of the account, this one included; the page is then to be loaded anew. */
export function useLogoutEverywhere({ onSuccess, onError }: Reactions<void>) {
  return useMutation({
    mutationFn: () => api.session.logoutEverywhere(),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
