import { endpoints } from '../contract/endpoints.ts';
import type { PasswordChange, PasswordReset, SignIn, SignUp } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls that start and end sessions; the session itself is a cookie. */
export function sessionCalls(send: SendRequest) {
  return {
    /** Starts a session and answers the account. */
    signIn: (body: SignIn, options: CallOptions = {}) =>
      send(endpoints.signIn, { ...options, body }),

    /** Makes an account, out of this device's guest where there is one, and signs it in. */
    signUp: (body: SignUp, options: CallOptions = {}) =>
      send(endpoints.signUp, { ...options, body }),

    /** Ends the session. */
    logout: (options: CallOptions = {}) => send(endpoints.logout, options),

    /** Ends all sessions of the account, this one included. */
    logoutEverywhere: (options: CallOptions = {}) => send(endpoints.logoutEverywhere, options),

    /** Sets a new password; the account's other sessions end. */
    changePassword: (body: PasswordChange, options: CallOptions = {}) =>
      send(endpoints.changePassword, { ...options, body }),

    /** Sets a new password by the token of a reset link and answers the account, signed in. */
    resetPassword: (body: PasswordReset, options: CallOptions = {}) =>
      send(endpoints.resetPassword, { ...options, body }),
  };
}
