import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';

import { endpoints } from '../endpoints.ts';
import * as schemas from '../schemas/index.ts';
import { describeApi } from './describe-api.ts';
import { NO_EXAMPLE } from './example-of.ts';
import { UNGROUPED } from './tags.ts';

const document = describeApi({
  version: '1.2.3',
  server: '/',
  securitySchemes: {},
  securityOf: () => ({}),
});
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const schemaNamed = new Map<string, TSchema>(Object.entries(schemas));

/** An example and the name of the schema that it is of. */
const examples = operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody, ...Object.values(responses)].flatMap((payload) =>
    Object.values(payload?.content ?? {}).flatMap(({ schema, example }) =>
      example === undefined
        ? []
        : [{ operationId, name: schema.$ref?.split('/').at(-1) ?? '', example }],
    ),
  ),
);

test('every call is in one group and described', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(document.tags.map(({ name }) => name)).not.toContain(UNGROUPED);
});

describe('examples', () => {
  test('fit their schemas', () => {
    const wrong = examples.flatMap(({ operationId, name, example }) => {
      const schema = schemaNamed.get(name);
      return schema && Value.Check(schema, example)
        ? []
        : [{ operationId, name, errors: schema && Value.Errors(schema, example)[0] }];
    });
    expect(wrong).toEqual([]);
  });

  test('say something of every text', () => {
    const silent = examples.filter(({ example }) => JSON.stringify(example).includes(NO_EXAMPLE));
    expect(silent).toEqual([]);
  });

  test('are there for all that is sent and answered as JSON', () => {
    const without = operations.filter(({ requestBody, responses }) =>
      [requestBody, responses['200']].some(
        (payload) =>
          payload?.content['application/json']?.example === undefined &&
          payload?.content['application/json'],
      ),
    );
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
    expect(examples.length).toBeGreaterThan(operations.length);
  });
});

test('every parameter says what it means', () => {
  const silent = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, description }) => (description ? [] : [name])),
  );
  expect([...new Set(silent)]).toEqual([]);
});

test('schemas refer to each other, and to nothing that is not there', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  const missing = refs.flatMap(([, name = '']) =>
    name in document.components.schemas ? [] : [name],
  );
  expect(missing).toEqual([]);
  expect(document.components.schemas).not.toHaveProperty('BooksQuery');
  expect(document.components.schemas['FeedItem']).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Question' }, { $ref: '#/components/schemas/Flashcard' }],
  });
});
