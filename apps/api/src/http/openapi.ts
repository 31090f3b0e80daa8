import { describeApi } from '@morsel/sdk/openapi';
import type { FastifyInstance } from 'fastify';

import manifest from '../../package.json' with { type: 'json' };

/** Describes every call of the contract at `/api/openapi.json`. */
export function addOpenApi(app: FastifyInstance, publicUrl: string | undefined): void {
  let text: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(
      describeApi({
        version: manifest.version,
        server: publicUrl ?? '/',
        securitySchemes: {},
        securityOf: () => ({}),
      }),
    );
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
