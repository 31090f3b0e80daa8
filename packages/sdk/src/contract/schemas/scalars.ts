import { type Static, type TSchema, Type } from 'typebox';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Milliseconds since 1970-01-01 UTC. */
export const EpochMs = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

export const Count = Type.Integer({ minimum: 0 });

export const Percent = Type.Integer({ minimum: 0, maximum: 100 });

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/**
 * Pattern (flag `u`) of a text of one line that every database holds and every screen shows: without
 * control characters and halves of surrogate pairs.
 */
export const PRINTABLE_TEXT = '^[^\\p{Cc}\\p{Cs}]*$';

/** Lengths in characters. */
export const printableText = (lengths: { minLength?: number; maxLength: number }) =>
  Type.String({ ...lengths, pattern: PRINTABLE_TEXT });

/** Closed object: a property that is not listed is refused. */
export const strict = { additionalProperties: false } as const;

export const Ok = Type.Object({ ok: Type.Literal(true) });
export type Ok = Static<typeof Ok>;
