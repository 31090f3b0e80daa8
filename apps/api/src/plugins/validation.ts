import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

const shared = { removeAdditional: false, useDefaults: true, allErrors: false } as const;

// Made once: they keep what they compiled for the next server and for schemas that come again.
const strict = new Ajv({ ...shared, coerceTypes: false });
const coercing = new Ajv({ ...shared, coerceTypes: 'array' });

/**
 * Two validators. Addresses and headers carry text only, so their numbers are read out of it.
 * Bodies are taken as they are: coercion would turn an answer of `null` into option 0.
 */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : coercing).compile(schema),
  );
}
