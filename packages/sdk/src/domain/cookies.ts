/**
 * Cookie that a browser has as long as a session: pages can read it, and need not ask who is signed
 * in without it. A hint, never a credential; over https its name is prefixed with `__Host-`.
 */
export const SIGNED_IN_COOKIE = 'morsel_signed_in';
