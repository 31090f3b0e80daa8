export { ApiError, isApiError } from './client/api-error.ts';
export type {
  CallOptions,
  NamedWriteOptions,
  Operation,
  WriteOptions,
} from './client/call-options.ts';
export { createClient, type Client } from './client/create-client.ts';
export { emptyOn401 } from './client/empty-on-401.ts';
export type { FeedPageRequest } from './client/quiz.ts';
export type { Transport } from './client/request.ts';
