import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { apiDescription } from '../../../apps/api/src/http/openapi.ts';

const description = apiDescription('https://morsel.example');

test('a public validator takes the description', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone({ ...description }))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('and refuses it when something is wrong with it', async () => {
  const broken = { ...description, info: { title: 'Morsel' } };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test('every call says what it does, who may make it, and how it fails', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  const short = operations.filter(
    (call) =>
      call.summary.length < 10 || call.description.length < 10 || !call.responses['default'],
  );
  expect(short.map(({ operationId }) => operationId)).toEqual([]);
  expect(description.servers).toEqual([{ url: 'https://morsel.example' }]);
});
