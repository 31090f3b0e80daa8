import type { EndpointName } from '../contract/endpoints.ts';
import type { Call } from './call.ts';
import { bookCalls } from './calls-about-books.ts';
import { practiceCalls } from './calls-for-practice.ts';
import { adminCalls } from './calls-of-admins.ts';
import { readerCalls } from './calls-of-readers.ts';

/** One call for each endpoint: an endpoint that is missing here does not compile. */
export const calls: Readonly<Record<EndpointName, Call>> = {
  ...readerCalls,
  ...practiceCalls,
  ...bookCalls,
  ...adminCalls,
};
