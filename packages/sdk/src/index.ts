export { ApiError, isApiError } from './client/api-error.ts';
export type {
  CallOptions,
  NamedWriteOptions,
  Operation,
  WriteOptions,
} from './client/call-options.ts';
export type { GenerationOptions, GenerationWish } from './client/book-calls.ts';
export { createClient, type Client } from './client/create-client.ts';
export { emptyOn401 } from './client/empty-on-401.ts';
export {
  type Failure,
  failureOf,
  isAccountDeleted,
  isConfirmationRequired,
  isNotFound,
  isRefusal,
  isUnknownReader,
  mayPass,
  problemDetail,
  problemField,
  problemOf,
  UnknownReaderError,
} from './client/failure.ts';
export type { FeedItemsRequest } from './client/practice-calls.ts';
export { feedCalls, type FeedPageRequest } from './client/feed-calls.ts';
export { newId } from './client/new-id.ts';
export type { Page } from './client/page.ts';
export { createRequest, type Fetch, type Transport } from './client/request.ts';
export { startCalls } from './client/start-calls.ts';
export type * from './contract/types.ts';
