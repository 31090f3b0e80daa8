import { type Static, type TSchema, type TUnion, Type } from 'typebox';

import { CALENDAR_DAY, OPERATION_ID, PRINTABLE_TEXT } from '../../domain/formats.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { LAST_INSTANT_MS, MOST_INTEGER } from '../../domain/limits.ts';

export const Id = Type.Integer({ minimum: 1, maximum: MOST_INTEGER });

export const OpId = Type.String({
  description: 'Of an operation of a reader.',
  pattern: OPERATION_ID,
});

export const EpochMs = Type.Integer({
  description: 'Milliseconds since 1970-01-01 UTC.',
  minimum: 0,
  maximum: LAST_INSTANT_MS,
});

export const CalendarDay = Type.String({
  description: "A day of the reader's calendar, as YYYY-MM-DD.",
  pattern: CALENDAR_DAY,
});

export const TimeZone = Type.String({
  description: 'IANA name.',
  minLength: 1,
  maxLength: LONGEST.timeZone,
});

export const Revision = Type.Integer({
  description: 'Of an item, as the reader saw it.',
  minimum: 1,
  maximum: MOST_INTEGER,
});

export const Count = Type.Integer({ minimum: 0 });

export const Percent = Type.Integer({ minimum: 0, maximum: 100 });

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Text of one line without control characters; lengths in characters. */
export const printableText = (lengths: { minLength?: number; maxLength: number }) =>
  Type.String({ ...lengths, pattern: PRINTABLE_TEXT });

/** One of the schemas of a table by kind, in the order of the kinds. */
export function unionOf<
  const Kinds extends readonly string[],
  Schemas extends Readonly<Record<Kinds[number], TSchema>>,
>(kinds: Kinds, schemas: Schemas) {
  const ordered = kinds.map((kind: Kinds[number]) => schemas[kind]);
  return Type.Union(ordered) as TUnion<{ -readonly [At in keyof Kinds]: Schemas[Kinds[At]] }>;
}

/** Closed object: a property that is not listed is refused. */
export const strict = { additionalProperties: false } as const;

export const Ok = Type.Object({ ok: Type.Literal(true) });
export type Ok = Static<typeof Ok>;
