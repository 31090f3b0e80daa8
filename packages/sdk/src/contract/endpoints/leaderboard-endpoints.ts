import type { Endpoint } from '../endpoint.ts';

/** The leaderboard. */
export const leaderboardEndpoints = {
  getLeaderboard: {
    summary: 'The five readers with the most XP',
    method: 'GET',
    path: '/api/leaderboard',
    access: 'visitor',
    token: 'read',
    answer: 'Leaderboard',
  },
  getStanding: {
    summary: "The reader's own place on the leaderboard",
    method: 'GET',
    path: '/api/users/:userId/standing',
    access: 'owner',
    token: 'read',
    params: 'UserParams',
    answer: 'Standing',
  },
  changeStanding: {
    summary: 'Puts the reader on the leaderboard, or takes them off it',
    method: 'PATCH',
    path: '/api/users/:userId/standing',
    access: 'owner',
    token: 'never',
    params: 'UserParams',
    body: 'StandingChange',
    answer: 'Standing',
  },
} as const satisfies Record<string, Endpoint>;
