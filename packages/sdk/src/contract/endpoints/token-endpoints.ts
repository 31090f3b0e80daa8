import type { Endpoint } from '../endpoint.ts';

/** Access tokens, by which programs call for their reader. No token makes, lists or revokes any. */
export const tokenEndpoints = {
  listTokens: {
    summary: 'The access tokens of the account, the one that was made last first',
    method: 'GET',
    path: '/api/tokens',
    access: 'account',
    token: 'never',
    answer: 'AccessTokens',
  },
  createToken: {
    summary: 'Makes an access token, which this answer alone shows',
    method: 'POST',
    path: '/api/tokens',
    access: 'account',
    token: 'never',
    needs: 'confirmation',
    body: 'NewAccessToken',
    answer: 'CreatedAccessToken',
  },
  revokeToken: {
    summary: 'Takes an access token away; its next request is refused',
    method: 'DELETE',
    path: '/api/tokens/:tokenId',
    access: 'account',
    token: 'never',
    params: 'TokenParams',
    answer: 'Ok',
  },
} as const satisfies Record<string, Endpoint>;
