import type { NewSyncServer } from '../contract/types.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of the server to which reading positions are passed on. */
export function syncServerCalls(send: SendRequest) {
  const path = '/api/sync-server';
  return {
    get: (options: CallOptions = {}) => send(`GET ${path}`, options),

    /** In the place of a former one; readers confirm before (`session.confirm`). */
    set: (body: NewSyncServer, options: CallOptions = {}) =>
      send(`POST ${path}`, { ...options, body }),

    /** Passes on nothing more. */
    remove: (options: CallOptions = {}) => send(`DELETE ${path}`, options),
  };
}
