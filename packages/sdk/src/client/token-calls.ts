import type { NewAccessToken } from '../contract/types.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls about the access tokens of the account, for its reader: no token may make them. */
export function tokenCalls(send: SendRequest) {
  return {
    /** The tokens of the account, the one that was made last first; ended ones are among them. */
    list: (options: CallOptions = {}) => send('GET /api/tokens', options),

    /**
     * Makes a token; `expiresAt` in epoch ms, null for never. What is returned is the one place where
     * the token itself stands. Readers confirm before (`session.confirm`).
     */
    create: (body: NewAccessToken, options: CallOptions = {}) =>
      send('POST /api/tokens', { ...options, body }),

    /** Takes a token away: its next request is refused. */
    revoke: (tokenId: number, options: CallOptions = {}) =>
      send('DELETE /api/tokens/:tokenId', { ...options, params: { tokenId } }),
  };
}
