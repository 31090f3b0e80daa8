/** By what an account can be signed in to. */
export const SIGN_IN_WAYS = ['password', 'passkey', 'openid'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
