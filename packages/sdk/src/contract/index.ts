export type { Access, Endpoint, SchemaName, SchemaType } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export type { EndpointName, Endpoints } from './endpoints.ts';
export { summaries } from './summaries.ts';
export { PRINTABLE_TEXT } from './schemas/scalars.ts';
export { STUDY_PACK_SIZE } from './schemas/study-pack.ts';
export { MOST_SYNCED } from './schemas/sync.ts';
export * as schemas from './schemas/index.ts';
export * from './schemas/index.ts';
