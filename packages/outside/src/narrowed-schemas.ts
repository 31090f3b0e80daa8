import type { JsonSchema, OpenApiDocument } from '@morsel/sdk/openapi';

/** Which way what a schema describes goes: programs send it, or read it. */
export type Direction = 'sent' | 'read';

/** A schema with the document that what it refers to stands in. */
export interface Described {
  readonly schema: JsonSchema;
  readonly document: OpenApiDocument;
}

/** What a program that knows the first schema cannot do with the second, each with where. */
export function narrowings(
  before: Described,
  after: Described,
  direction: Direction,
  where: string,
): readonly string[] {
  return narrowed(before, after, { direction, where, seen: new Set() });
}

interface Context {
  readonly direction: Direction;
  readonly where: string;
  /** Names that are being compared already: schemas may refer to themselves. */
  readonly seen: ReadonlySet<string>;
}

function narrowed(one: Described, other: Described, context: Context): readonly string[] {
  const name = `${one.schema.$ref} ${other.schema.$ref}`;
  if (context.seen.has(name)) return [];
  const seen = one.schema.$ref === undefined ? context.seen : new Set([...context.seen, name]);
  const [before, after] = [resolved(one), resolved(other)];
  const deeper = { ...context, seen };
  if (before.schema.anyOf ?? after.schema.anyOf) return narrowedUnion(before, after, deeper);
  return [
    ...narrowedType(before.schema, after.schema, deeper),
    ...narrowedLimits(before.schema, after.schema, deeper),
    ...narrowedObject(before, after, deeper),
    ...narrowedList(before, after, deeper),
  ];
}

function resolved({ schema, document }: Described): Described {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return { schema, document };
  const target = document.components.schemas[name];
  if (target === undefined) throw new Error(`${schema.$ref} is not there`);
  return resolved({ schema: target, document });
}

/** Each branch of before has one after that takes it; a branch more is new to who reads, if it is null. */
function narrowedUnion(before: Described, after: Described, context: Context): readonly string[] {
  const [were, are] = [branchesOf(before), branchesOf(after)];
  const gone = were.filter(
    (branch) => !are.some((candidate) => narrowed(branch, candidate, context).length === 0),
  );
  const isNull = ({ schema }: Described) => schema.type === 'null';
  const becameNull = context.direction === 'read' && are.some(isNull) && !were.some(isNull);
  return [
    ...gone.map(({ schema }) => `${context.where}: ${nameOf(schema)} is gone or narrowed`),
    ...(becameNull ? [`${context.where}: may be null`] : []),
  ];
}

function branchesOf({ schema, document }: Described): readonly Described[] {
  const parts = schema.anyOf?.map((part) => resolved({ schema: part, document }));
  return parts?.flatMap(branchesOf) ?? [{ schema, document }];
}

const nameOf = (schema: JsonSchema): string => {
  const kind = Object.entries(schema.properties ?? {}).find(([, part]) => 'const' in part);
  if (kind) return `${kind[0]} ${JSON.stringify(kind[1].const)}`;
  return 'const' in schema ? JSON.stringify(schema.const) : (schema.type ?? 'anything');
};

function narrowedType(
  before: JsonSchema,
  after: JsonSchema,
  { where }: Context,
): readonly string[] {
  const values = valuesOf(before);
  const left = valuesOf(after);
  if (values && left) {
    const gone = values.filter((value) => !left.includes(value));
    return gone.map((value) => `${where}: ${JSON.stringify(value)} is gone`);
  }
  const isSame = before.type === after.type && Boolean(values) === Boolean(left);
  return isSame ? [] : [`${where}: is ${kindOf(after)}, was ${kindOf(before)}`];
}

const valuesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

const kindOf = (schema: JsonSchema): string =>
  valuesOf(schema) ? 'one of some values' : (schema.type ?? 'anything');

const LEAST = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const MOST = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** Tighter bounds refuse what was taken; wider ones of answers hurt nobody who reads. */
function narrowedLimits(
  before: JsonSchema,
  after: JsonSchema,
  context: Context,
): readonly string[] {
  if (context.direction === 'read') return [];
  const tighter = [
    ...LEAST.filter((key) => (after[key] ?? -Infinity) > (before[key] ?? -Infinity)),
    ...MOST.filter((key) => (after[key] ?? Infinity) < (before[key] ?? Infinity)),
    ...(after.pattern !== undefined && after.pattern !== before.pattern ? ['pattern'] : []),
  ];
  return tighter.map((key) => `${context.where}: ${key} is tighter`);
}

function narrowedObject(before: Described, after: Described, context: Context): readonly string[] {
  const { direction, where } = context;
  const [were, are] = [before.schema.properties ?? {}, after.schema.properties ?? {}];
  const [had, has] = [before.schema.required ?? [], after.schema.required ?? []];
  const inside = Object.entries(were).flatMap(([key, schema]) => {
    const next = are[key];
    const place = `${where}.${key}`;
    if (next === undefined) return [`${place}: is gone`];
    return narrowed(
      { schema, document: before.document },
      { schema: next, document: after.document },
      { ...context, where: place },
    );
  });
  const demanded = has.filter((key) => !had.includes(key));
  const lost = had.filter((key) => key in are && !has.includes(key));
  return [
    ...inside,
    ...(direction === 'sent' ? demanded.map((key) => `${where}.${key}: is required`) : []),
    ...(direction === 'read' ? lost.map((key) => `${where}.${key}: may be missing`) : []),
  ];
}

function narrowedList(before: Described, after: Described, context: Context): readonly string[] {
  const parts = [
    [before.schema.items, after.schema.items, '[]'],
    [before.schema.additionalProperties, after.schema.additionalProperties, '.*'],
  ] as const;
  return parts.flatMap(([was, is, place]) => {
    if (typeof was !== 'object' || typeof is !== 'object') return [];
    return narrowed(
      { schema: was, document: before.document },
      { schema: is, document: after.document },
      { ...context, where: context.where + place },
    );
  });
}
