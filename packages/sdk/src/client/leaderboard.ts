import { endpoints } from '../contract/endpoints.ts';
import type { StandingChange } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of the leaderboard. */
export function leaderboardCalls(send: SendRequest) {
  return {
    /** The readers with the most XP. */
    top: (options: CallOptions = {}) => send(endpoints.getLeaderboard, options),

    /** The reader's own place. */
    standing: (userId: number, options: CallOptions = {}) =>
      send(endpoints.getStanding, { ...options, params: { userId } }),

    /** Puts the reader on it, or takes them off it; answers their place. */
    changeStanding: (userId: number, body: StandingChange, options: CallOptions = {}) =>
      send(endpoints.changeStanding, { ...options, params: { userId }, body }),
  };
}
