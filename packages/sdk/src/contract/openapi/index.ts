export { describeApi, type Described, type OpenApiDocument } from './describe-api.ts';
export type { Operation } from './describe-operation.ts';
export type { JsonSchema } from './json-schema.ts';
export { namedSchemas, nameReferred } from './named-schemas.ts';
