import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of the leaderboard. */
export function leaderboardCalls(send: SendRequest) {
  return {
    /** The readers with the most XP. */
    top: (options: CallOptions = {}) => send(endpoints.getLeaderboard, options),
  };
}
