import type { Endpoint } from '../endpoint.ts';

/**
 * Another server of KOReader's progress sync, to which the reading positions of an account are passed on. No
 * token has anything to do with it.
 */
export const syncServerEndpoints = {
  getSyncServer: {
    summary: 'Where reading positions are passed on to, and how that goes',
    method: 'GET',
    path: '/api/sync-server',
    access: 'account',
    token: 'never',
    answer: 'PassingOn',
  },
  setSyncServer: {
    summary:
      'Passes on reading positions to a server from now on, in the place of a former one, if that lets the reader in',
    method: 'POST',
    path: '/api/sync-server',
    access: 'account',
    token: 'never',
    needs: 'confirmation',
    body: 'NewSyncServer',
    answer: 'PassingOn',
  },
  removeSyncServer: {
    summary: 'Passes on nothing more, and forgets the server with what waits for it',
    method: 'DELETE',
    path: '/api/sync-server',
    access: 'account',
    token: 'never',
    answer: 'Ok',
  },
} as const satisfies Record<string, Endpoint>;
