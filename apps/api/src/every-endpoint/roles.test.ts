import { type Endpoint, endpoints, schemas } from '@morsel/sdk/contract';
import { expect, it } from 'vitest';

const schemaNamed = { ...schemas };
const bodies = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) =>
  body === undefined ? [] : [[name, schemaNamed[body]] as const],
);

/** The objects that a body may be: one, or one of several. */
function shapesOf(schema: object): object[] {
  const { anyOf }: { anyOf?: object[] } = schema;
  return anyOf ?? [schema];
}

// Schemas are enforced as they stand: what they do not list is refused.
it.each(bodies)('a role cannot come in the body of %s', (_name, schema) => {
  for (const shape of shapesOf(schema)) {
    expect(shape).toMatchObject({ type: 'object', additionalProperties: false });
  }
  expect(JSON.stringify(schema)).not.toMatch(/role|admin/i);
});
