import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of topics. */
export function topicCalls(send: SendRequest) {
  return {
    /** The five topics with their colours. */
    list: (options: CallOptions = {}) => send(endpoints.getTopics, options),
  };
}
