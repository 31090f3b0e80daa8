import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/**
 * Calls about the identity provider (OpenID Connect). Those that give an address expect the browser to
 * go there; it comes back to `/signin` or `/settings` with what came of it behind `#openid=`.
 */
export function openIdCalls(send: SendRequest) {
  return {
    /** Where to go to sign in. */
    signIn: (options: CallOptions = {}) => send('POST /api/signin/openid', options),

    /** Where to prove anew that it is still the reader. */
    confirm: (options: CallOptions = {}) => send('POST /api/confirm/openid', options),

    /** Where to go to link the account; readers confirm before. */
    link: (options: CallOptions = {}) => send('POST /api/openid-link', options),

    /** Takes the link away, unless it is the only way to sign in; readers confirm before. */
    unlink: (options: CallOptions = {}) => send('DELETE /api/openid-link', options),
  };
}
