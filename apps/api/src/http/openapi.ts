import { describeApi, type OpenApiDocument } from '@morsel/sdk/openapi';
import type { FastifyInstance } from 'fastify';

import manifest from '../../package.json' with { type: 'json' };
import { securityOf, securitySchemes } from './describe-security.ts';

/** The contract in OpenAPI's terms, as a server at this address gives it. */
export const apiDescription = (publicUrl?: string): OpenApiDocument =>
  describeApi({
    version: manifest.version,
    server: publicUrl ?? '/',
    securitySchemes,
    securityOf,
  });

/** Answers the description at `/api/openapi.json`. */
export function addOpenApi(app: FastifyInstance, publicUrl: string | undefined): void {
  let text: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(apiDescription(publicUrl));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
