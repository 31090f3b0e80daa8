import * as schemas from '../schemas/index.ts';
import type { SchemaName } from '../types.ts';
import type { JsonSchema } from './json-schema.ts';

/** Where the schemas stand in an OpenAPI document. */
const SCHEMAS = '#/components/schemas/';

/** What refers to the schema of this name. */
export const schemaNamed = (name: SchemaName): JsonSchema => ({ $ref: `${SCHEMAS}${name}` });

/** The name of the schema that is referred to; undefined for a schema that stands there itself. */
export const nameReferred = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.slice(SCHEMAS.length);

/** Schemas by what they say; undefined where two say the same, so that none is taken for another. */
function namesByText(): ReadonlyMap<string, SchemaName | undefined> {
  const names = new Map<string, SchemaName | undefined>();
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    names.set(text, names.has(text) ? undefined : (name as SchemaName));
  }
  return names;
}

/** The contract's schemas as plain JSON Schema; what has a name is referred to by it. */
export function namedSchemas(): Readonly<Record<SchemaName, JsonSchema>> {
  const names = namesByText();

  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const name = names.get(JSON.stringify(value));
    return name === undefined ? plainParts(value) : schemaNamed(name);
  };

  const plainParts = (schema: object): object => {
    const parts = Object.entries(schema).map(([key, value]) => [key, plain(value)] as const);
    return inNewWords(Object.fromEntries(parts));
  };

  const all = Object.entries(schemas).map(([name, schema]) => [name, plainParts(schema)]);
  return Object.fromEntries(all) as Record<SchemaName, JsonSchema>;
}

/**
 * In the words of JSON Schema 2020-12, which OpenAPI 3.1 means; and a map from any text as most generators
 * understand it.
 */
function inNewWords({
  patternProperties,
  items,
  additionalItems: _closed,
  ...schema
}: WrittenSchema): JsonSchema {
  return {
    ...schema,
    ...(items && (isList(items) ? { prefixItems: items, items: false } : { items })),
    ...(patternProperties && { additionalProperties: valuesOf(patternProperties) }),
  };
}

const isList = (items: JsonSchema | readonly JsonSchema[]): items is readonly JsonSchema[] =>
  Array.isArray(items);

function valuesOf(patterns: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const [values, ...others] = Object.values(patterns);
  if (values === undefined || others.length > 0) throw new Error('A map has one kind of values');
  return values;
}

/** As TypeBox writes it. */
type WrittenSchema = Omit<JsonSchema, 'items'> & {
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly additionalItems?: boolean;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
};
