export type { Access, Endpoint, SchemaName, SchemaType, TokenAccess } from './endpoint.ts';
export { type EndpointName, endpoints, type Endpoints } from './endpoints.ts';
export { PRINTABLE_TEXT } from '../domain/formats.ts';
export { MOST_SOURCE_BYTES, MOST_SYNCED, STUDY_PACK_SIZE } from '../domain/limits.ts';
export { TOPIC_NAMES } from '../domain/topics.ts';
export * as schemas from './schemas/index.ts';
export * from './schemas/index.ts';
