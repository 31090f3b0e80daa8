import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls about readers. */
export function userCalls(send: SendRequest) {
  return {
    /** The signed-in account; fails with 401 for a guest or nobody. */
    current: (options: CallOptions = {}) => send(endpoints.getCurrentUser, options),

    /** XP, level, streak, days in a row and totals of the calling reader. */
    stats: (userId: number, options: CallOptions = {}) =>
      send(endpoints.getStats, { ...options, params: { userId } }),

    /** What the reader did in the last thirteen weeks, their days in a row, and what is due. */
    progress: (userId: number, options: CallOptions = {}) =>
      send(endpoints.getProgress, { ...options, params: { userId } }),

    /** How much of each book on the shelf the reader remembers. */
    memory: (userId: number, options: CallOptions = {}) =>
      send(endpoints.getMemory, { ...options, params: { userId } }),

    /** The same of one book, on the shelf or not. */
    bookMemory: (userId: number, bookId: number, options: CallOptions = {}) =>
      send(endpoints.getBookMemory, { ...options, params: { userId, bookId } }),

    /** All achievements with how far the reader is. */
    achievements: (userId: number, options: CallOptions = {}) =>
      send(endpoints.getAchievements, { ...options, params: { userId } }),

    /** The guest of this device, made when there is none. */
    createDemoUser: (options: CallOptions = {}) => send(endpoints.createDemoUser, options),

    /** What this device's guest could bring along into the signed-in account. */
    guestProgress: (options: CallOptions = {}) => send(endpoints.getGuestProgress, options),

    /** Moves this device's guest's shelf, answers and mastery into the signed-in account. */
    bringGuestProgress: (options: CallOptions = {}) => send(endpoints.bringGuestProgress, options),

    /** Puts the default books on the reader's shelf, and answers the shelf. */
    addDefaultBooks: (options: CallOptions = {}) => send(endpoints.addDefaultBooks, options),

    /** Everything that is stored about the calling reader. */
    exportData: (userId: number, options: CallOptions = {}) =>
      send(endpoints.exportData, { ...options, params: { userId } }),

    /**
     * Deletes the calling reader for good. Accounts confirm with their e-mail address, guests with
     * the word DELETE.
     */
    deleteAccount: (userId: number, confirmation: string, options: CallOptions = {}) =>
      send(endpoints.deleteAccount, { ...options, params: { userId }, body: { confirmation } }),
  };
}
