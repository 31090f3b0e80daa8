import fastifySwagger, { type SwaggerTransform } from '@fastify/swagger';
import { Problem } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import { securitySchemes } from './describe-security.ts';

const FAILURE = {
  description: 'What went wrong',
  content: { 'application/problem+json': { schema: Problem } },
};

/** Describes every call that is added after this at `/api/openapi.json`. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Morsel', version: '1', description: 'Bite-sized questions about books' },
      components: { securitySchemes },
    },
    transform: withFailure,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** Any call can fail, and failures all look alike. */
const withFailure: SwaggerTransform = ({ schema, url }) => ({
  schema: { ...schema, response: { ...Object(schema?.response), default: FAILURE } },
  url,
});
