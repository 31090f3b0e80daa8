import type { FastifyInstance } from 'fastify';

import { coercingAjv, strictAjv } from './ajv.ts';

/** Two validators: bodies are taken as they are, all else is text whose numbers are read. */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strictAjv : coercingAjv).compile(schema),
  );
}
