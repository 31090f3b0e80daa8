import type { Endpoint } from '../endpoint.ts';

/**
 * Signing in at an identity provider. The browser goes to the address that it is given, and comes back
 * with what came of it behind `#openid=`, to `/signin` or, from a link or confirmation, to `/settings`.
 */
export const openIdEndpoints = {
  signInWithOpenId: {
    summary: 'Where to go to sign in at the identity provider',
    method: 'POST',
    path: '/api/signin/openid',
    access: 'visitor',
    token: 'never',
    answer: 'OpenIdAddress',
  },
  confirmWithOpenId: {
    summary: 'Where to prove, at the identity provider, that it is still the reader',
    method: 'POST',
    path: '/api/confirm/openid',
    access: 'account',
    token: 'never',
    answer: 'OpenIdAddress',
  },
  linkOpenId: {
    summary: 'Where to go to link the account to who its reader is at the identity provider',
    method: 'POST',
    path: '/api/openid-link',
    access: 'account',
    token: 'never',
    needs: 'confirmation',
    answer: 'OpenIdAddress',
  },
  unlinkOpenId: {
    summary: 'Unlinks the account from the identity provider, unless it is the only way to sign in',
    method: 'DELETE',
    path: '/api/openid-link',
    access: 'account',
    token: 'never',
    needs: 'confirmation',
    answer: 'SignInWays',
  },
  getSignInWays: {
    summary: 'By what the account can sign in, and whether its session is confirmed',
    method: 'GET',
    path: '/api/sign-in-ways',
    access: 'account',
    token: 'never',
    answer: 'SignInWays',
  },
} as const satisfies Record<string, Endpoint>;
