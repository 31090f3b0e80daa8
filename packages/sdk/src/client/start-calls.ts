import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Of the calls about readers, those with which a page begins: for those who count its bytes. */
export function startCalls(send: SendRequest) {
  return {
    /** The signed-in account; fails with 401 for a guest or nobody. */
    current: (options: CallOptions = {}) => send('GET /api/users', options),

    /** XP, level, streak, days in a row and totals of the calling reader. */
    stats: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/stats', { ...options, params: { userId } }),

    /** The guest of this device, made when there is none. */
    createDemoUser: (options: CallOptions = {}) => send('POST /api/demo-user', options),

    /** Puts the default books on the reader's shelf, and returns the shelf. */
    addDefaultBooks: (options: CallOptions = {}) =>
      send('POST /api/users/add-default-books', options),
  };
}
