import { endpoints } from '../contract/endpoints.ts';
import type { StudyPackQuery, SyncOperation, SyncRequest } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** A backlog of one reader, in the order in which it was done. */
export interface Backlog extends SyncRequest {
  operations: SyncOperation[];
}

/** Calls of devices that go on without the server. */
export function offlineCalls(send: SendRequest) {
  return {
    /** The reader's next items with keys and explanations, those that the device has left out. */
    studyPack: (userId: number, query: StudyPackQuery = {}, options: CallOptions = {}) =>
      send(endpoints.getStudyPack, { ...options, params: { userId }, query }),

    /** Applies up to 100 operations in their order, each once, and tells what became of each. */
    sync: (request: Backlog, options: CallOptions = {}) =>
      send(endpoints.syncOperations, { ...options, body: request }),
  };
}
