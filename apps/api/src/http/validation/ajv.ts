import { Ajv } from 'ajv';

const shared = { removeAdditional: false, useDefaults: true, allErrors: false } as const;

// Made once: they keep what they compiled for the next server and for schemas that come again.

/** Takes values as they are: coercion would turn an answer of `null` into option 0. */
export const strictAjv = new Ajv({ ...shared, coerceTypes: false });

/** Reads numbers out of text, for addresses and headers, which carry nothing else. */
export const coercingAjv = new Ajv({ ...shared, coerceTypes: 'array' });
