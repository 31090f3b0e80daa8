import * as fc from 'fast-check';

/** What of JSON Schema the contract uses. */
type Schema = {
  readonly type?: 'object' | 'array' | 'integer' | 'string' | 'boolean' | 'null';
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
};

type Values = fc.Arbitrary<unknown>;

/** Values for properties of these names that mean something to the server under test. */
export type KnownValues = Readonly<Record<string, Values>>;

const LONGEST_TEXT = 60;
const LARGEST_NUMBER = 1_000_000;

/** Values that fit a schema, or nearly: patterns are not looked at. */
function valuesOf(schema: Schema, known: KnownValues): Values {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => valuesOf(branch, known)));
  switch (schema.type) {
    case 'object':
      return schema.properties ? objectsOf(schema, known) : fc.dictionary(texts({}), texts({}));
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), { maxLength: 6 });
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -LARGEST_NUMBER,
        max: schema.maximum ?? LARGEST_NUMBER,
      });
    case 'string':
      return texts(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`);
  }
}

/** Objects with the properties of a schema, most of which take a known value where there is one. */
export function objectsOf(
  { properties = {}, required = [] }: Schema,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  const byName = Object.entries(properties).map(([name, schema]): [string, Values] => {
    const any = { weight: 1, arbitrary: valuesOf(schema, known) };
    const meant = known[name];
    return [name, meant ? fc.oneof({ weight: 24, arbitrary: meant }, any) : any.arbitrary];
  });
  return fc.record(Object.fromEntries(byName), { requiredKeys: [...required] });
}

const texts = ({ minLength = 0, maxLength = LONGEST_TEXT }: Schema) =>
  fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, LONGEST_TEXT) });
