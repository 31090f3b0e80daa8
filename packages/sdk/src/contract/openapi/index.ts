export type { JsonSchema } from './json-schema.ts';
export { namedSchemas, nameReferred } from './named-schemas.ts';
