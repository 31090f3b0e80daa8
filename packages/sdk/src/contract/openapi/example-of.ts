import { LAST_INSTANT_MS } from '../../domain/limits.ts';
import { EXAMPLE_TIME, EXAMPLE_VALUES } from './example-values.ts';
import type { JsonSchema } from './json-schema.ts';
import { nameReferred } from './named-schemas.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Where a value stands: in which schema of a name, and in which property. */
interface Place {
  readonly schemas: Schemas;
  readonly owner: string;
  readonly property: string;
}

/** What stands for a text that has no example (`EXAMPLE_VALUES`); a test asks for one. */
export const NO_EXAMPLE = '…';

/** An example of the schema of this name, put together from those of its parts. */
export function exampleOf(name: string, schemas: Schemas): unknown {
  return exampleAt(schemas[name] ?? {}, { schemas, owner: name, property: name });
}

function exampleAt(schema: JsonSchema, place: Place): unknown {
  const { schemas, owner, property } = place;
  const name = nameReferred(schema);
  const known = EXAMPLE_VALUES[`${owner}.${property}`] ?? EXAMPLE_VALUES[property];
  if (known !== undefined && fits(known, schema, schemas)) return known;
  if (name !== undefined) return exampleOf(name, schemas);
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleAt(schema.anyOf[0] ?? {}, place);
  return exampleOfType(schema, place);
}

function exampleOfType(schema: JsonSchema, place: Place): unknown {
  const { type, items, prefixItems, minItems = 1 } = schema;
  if (type === 'object') return exampleObject(schema, place);
  if (type === 'array') {
    if (prefixItems) return prefixItems.map((part) => exampleAt(part, place));
    return Array.from({ length: minItems }, () => exampleAt(items || {}, place));
  }
  if (type === 'integer' || type === 'number') return exampleNumber(schema);
  if (type === 'boolean') return true;
  if (type === 'string') return NO_EXAMPLE;
  return null;
}

function exampleObject(schema: JsonSchema, { schemas, owner }: Place): object {
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    properties.map(([property, part]) => [property, exampleAt(part, { schemas, owner, property })]),
  );
}

function exampleNumber({ minimum = 0, maximum = Infinity }: JsonSchema): number {
  if (maximum === LAST_INSTANT_MS) return EXAMPLE_TIME;
  return Math.min(Math.max(3, minimum), maximum);
}

/** Whether a value is of the kind of a schema; what exactly it has to be is for a test of all examples. */
function fits(value: unknown, schema: JsonSchema, schemas: Schemas): boolean {
  const name = nameReferred(schema);
  if (name !== undefined) return fits(value, schemas[name] ?? {}, schemas);
  if (schema.anyOf) return schema.anyOf.some((part) => fits(value, part, schemas));
  if (schema.enum) return schema.enum.includes(value);
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(value)) return schema.type === 'array';
  if (schema.type === 'integer') return typeof value === 'number';
  return typeof value === schema.type;
}
