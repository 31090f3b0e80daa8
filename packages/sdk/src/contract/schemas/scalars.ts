import { type Static, type TSchema, type TUnion, Type } from 'typebox';

import { CALENDAR_DAY, OPERATION_ID, PRINTABLE_TEXT } from '../../domain/formats.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { LAST_INSTANT_MS, MOST_INTEGER } from '../../domain/limits.ts';

export const Id = Type.Integer({ minimum: 1, maximum: MOST_INTEGER });

/** Of an operation of a reader. */
export const OpId = Type.String({ pattern: OPERATION_ID });

/** Milliseconds since 1970-01-01 UTC. */
export const EpochMs = Type.Integer({ minimum: 0, maximum: LAST_INSTANT_MS });

/** A day of the reader's calendar, as YYYY-MM-DD. */
export const CalendarDay = Type.String({ pattern: CALENDAR_DAY });

/** IANA name. */
export const TimeZone = Type.String({ minLength: 1, maxLength: LONGEST.timeZone });

/** Of an item, as the reader saw it. */
export const Revision = Type.Integer({ minimum: 1, maximum: MOST_INTEGER });

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
