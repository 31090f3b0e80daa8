import type { Endpoint } from '../endpoint.ts';

/** Sessions and passwords. */
export const sessionEndpoints = {
  getSignInOptions: {
    summary: 'How readers may sign in here, and what is asked of a new password',
    method: 'GET',
    path: '/api/sign-in-options',
    access: 'visitor',
    answer: 'SignInOptions',
  },
  signIn: {
    summary: 'Starts a session',
    method: 'POST',
    path: '/api/signin',
    access: 'visitor',
    body: 'SignIn',
    answer: 'User',
  },
  signUp: {
    summary: 'Makes an account, out of the guest of this device where there is one',
    method: 'POST',
    path: '/api/signup',
    access: 'visitor',
    body: 'SignUp',
    answer: 'User',
  },
  logout: {
    summary: 'Ends the session',
    method: 'POST',
    path: '/api/logout',
    access: 'visitor',
    answer: 'LoggedOut',
  },
  logoutEverywhere: {
    summary: 'Ends all sessions of the account, this one included',
    method: 'POST',
    path: '/api/logout-everywhere',
    access: 'account',
    answer: 'Ok',
  },
  listSessions: {
    summary: 'The sessions of the account that are open, the present one first',
    method: 'GET',
    path: '/api/sessions',
    access: 'account',
    answer: 'Sessions',
  },
  endSession: {
    summary: 'Ends a session of the account; of the present one, a logout',
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    access: 'account',
    params: 'SessionParams',
    answer: 'Ok',
  },
  // Not at the address of them all, to which one of no name would come.
  endOtherSessions: {
    summary: 'Ends all sessions of the account but this one',
    method: 'DELETE',
    path: '/api/sessions/others',
    access: 'account',
    answer: 'EndedSessions',
  },
  confirm: {
    summary: 'Confirms by the password that it is still the reader, for five minutes',
    method: 'POST',
    path: '/api/confirm',
    access: 'account',
    body: 'PasswordProof',
    answer: 'Ok',
  },
  changePassword: {
    summary:
      'Sets a new password, the first one of an account after a confirmation; its other sessions end',
    method: 'POST',
    path: '/api/users/password',
    access: 'account',
    body: 'PasswordChange',
    answer: 'Ok',
  },
  resetPassword: {
    summary: 'Sets a new password by a reset link, ends all sessions and starts one',
    method: 'POST',
    path: '/api/reset-password',
    access: 'visitor',
    body: 'PasswordReset',
    answer: 'User',
  },
} as const satisfies Record<string, Endpoint>;
