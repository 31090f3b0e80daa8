import { type Endpoint, endpoints, schemas } from '@morsel/sdk/contract';
import { expect, it } from 'vitest';

const schemaNamed = { ...schemas };
const bodies = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) =>
  body === undefined ? [] : [[name, schemaNamed[body]] as const],
);

// Schemas are enforced as they stand: what they do not list is refused.
it.each(bodies)('a role cannot come in the body of %s', (_name, schema) => {
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
  expect(JSON.stringify(schema)).not.toMatch(/role|admin/i);
});
