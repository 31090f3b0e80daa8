import type {
  PasswordChange,
  PasswordReset,
  SignIn,
  SignUp,
  StandingChange,
} from '../contract/types.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';
import { startCalls } from './start-calls.ts';

/** Calls about readers. */
export function userCalls(send: SendRequest) {
  return {
    ...startCalls(send),

    /** What the reader did in the last thirteen weeks, their days in a row, and what is due. */
    progress: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/progress', { ...options, params: { userId } }),

    /** How much of each book on the shelf the reader remembers. */
    memory: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/memory', { ...options, params: { userId } }),

    /** The same of one book, on the shelf or not. */
    bookMemory: (userId: number, bookId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/books/:bookId/memory', {
        ...options,
        params: { userId, bookId },
      }),

    /** All achievements with how far the reader is. */
    achievements: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/achievements', { ...options, params: { userId } }),

    /** What this device's guest could bring along into the signed-in account. */
    guestProgress: (options: CallOptions = {}) => send('GET /api/users/guest-progress', options),

    /** Moves this device's guest's shelf, answers and mastery into the signed-in account. */
    bringGuestProgress: (options: CallOptions = {}) =>
      send('POST /api/users/guest-progress', options),

    /** Everything that is stored about the calling reader; accounts confirm before (`session.confirm`). */
    exportData: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/export', { ...options, params: { userId } }),

    /**
     * Deletes the calling reader for good. Accounts confirm with their password before
     * (`session.confirm`), guests with the word DELETE here.
     */
    deleteAccount: (userId: number, confirmation?: string, options: CallOptions = {}) =>
      send('DELETE /api/users/:userId', {
        ...options,
        params: { userId },
        body: confirmation === undefined ? {} : { confirmation },
      }),
  };
}

/** Calls that start and end sessions; the session itself is a cookie. */
export function sessionCalls(send: SendRequest) {
  return {
    /** How readers may sign in, and what is asked of a new password. */
    signInOptions: (options: CallOptions = {}) => send('GET /api/sign-in-options', options),

    /** Starts a session and returns the account. */
    signIn: (body: SignIn, options: CallOptions = {}) =>
      send('POST /api/signin', { ...options, body }),

    /** Makes an account, out of this device's guest where there is one, and signs it in. */
    signUp: (body: SignUp, options: CallOptions = {}) =>
      send('POST /api/signup', { ...options, body }),

    /** Ends the session; where `continueAt` is told, the browser is to go there to log out of the identity provider, too. */
    logout: (options: CallOptions = {}) => send('POST /api/logout', options),

    /** Ends all sessions of the account, this one included. */
    logoutEverywhere: (options: CallOptions = {}) => send('POST /api/logout-everywhere', options),

    /** The sessions of the account that are open, the present one first. */
    list: (options: CallOptions = {}) => send('GET /api/sessions', options),

    /** Ends a session of the account; of the present one, a logout. */
    end: (sessionId: string, options: CallOptions = {}) =>
      send('DELETE /api/sessions/:sessionId', { ...options, params: { sessionId } }),

    /** Ends all sessions of the account but this one. */
    endOthers: (options: CallOptions = {}) => send('DELETE /api/sessions/others', options),

    /** Confirms that it is still the reader, for the calls of the next five minutes that need it. */
    confirm: (password: string, options: CallOptions = {}) =>
      send('POST /api/confirm', { ...options, body: { password } }),

    /**
     * Sets a new password; the account's other sessions end. Accounts without one confirm before and leave
     * `currentPassword` out.
     */
    changePassword: (body: PasswordChange, options: CallOptions = {}) =>
      send('POST /api/users/password', { ...options, body }),

    /** By what the account can sign in, and whether its session is confirmed. */
    ways: (options: CallOptions = {}) => send('GET /api/sign-in-ways', options),

    /** Sets a new password by the token of a reset link and returns the account, signed in. */
    resetPassword: (body: PasswordReset, options: CallOptions = {}) =>
      send('POST /api/reset-password', { ...options, body }),
  };
}

/** Calls of the leaderboard. */
export function leaderboardCalls(send: SendRequest) {
  return {
    /** The readers with the most XP. */
    top: (options: CallOptions = {}) => send('GET /api/leaderboard', options),

    /** The reader's own place. */
    standing: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/standing', { ...options, params: { userId } }),

    /** Puts the reader on it, or takes them off it; returns their place. */
    changeStanding: (userId: number, body: StandingChange, options: CallOptions = {}) =>
      send('PATCH /api/users/:userId/standing', { ...options, params: { userId }, body }),
  };
}
