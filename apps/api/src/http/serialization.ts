import fastify, { type FastifyInstance } from 'fastify';

type Compiler = NonNullable<FastifyInstance['serializerCompiler']>;
type Serializer = ReturnType<Compiler>;

let own: Promise<Compiler> | undefined;
const serializerOf = new WeakMap<object, Serializer>();

/**
 * Answers are written as Fastify writes them, with one serializer for each schema. Left alone it makes
 * one for each route, HEAD ones too, and anew for each server: most of the time that a start takes.
 */
export async function addSerialization(app: FastifyInstance): Promise<void> {
  const compile = await (own ??= fastifysOwn());
  app.setSerializerCompiler((answer) => {
    const schema: object = answer.schema;
    const serializer = serializerOf.get(schema) ?? compile(answer);
    serializerOf.set(schema, serializer);
    return serializer;
  });
}

/** It is there once a route has needed it. */
async function fastifysOwn(): Promise<Compiler> {
  const app = fastify();
  app.get('/', { schema: { response: { 200: {} } } }, async () => ({}));
  await app.ready();
  const { serializerCompiler } = app;
  if (serializerCompiler === undefined) throw new Error('Fastify has no serializer compiler');
  return serializerCompiler;
}
