import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describeApi, type OpenApiDocument } from '@morsel/sdk/openapi';
import { describe, expect, test } from 'vitest';

import { apiDescription } from '../../../apps/api/src/http/openapi.ts';
import { breakingChanges } from './breaking-changes.ts';

const RELEASES = fileURLToPath(new URL('../../../apps/api/releases', import.meta.url));

/** The last version of which there is a description. */
async function lastRelease(): Promise<OpenApiDocument> {
  const versions = (await readdir(RELEASES)).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const last = versions.toSorted(compare).at(-1) ?? '';
  return JSON.parse(await readFile(join(RELEASES, last, 'openapi.json'), 'utf8'));
}

test('nothing that the last release took and answered breaks', async () => {
  const released = await lastRelease();
  expect(Object.keys(released.paths).length).toBeGreaterThan(80);
  expect(breakingChanges(released, apiDescription())).toEqual([]);
});

/** A document of JSON, any part of which can be changed. */
interface Open {
  [key: string]: Open;
}

/** What breaks when a description is changed so. */
function broken(change: (paths: Open, schemas: Open) => void): readonly string[] {
  const before = describeApi({
    version: '1.0.0',
    server: '/',
    securitySchemes: {},
    securityOf: () => ({ security: [{ session: [] }, { token: ['study'] }] }),
  });
  const text = JSON.stringify(before);
  const after: { paths: Open; components: { schemas: Open } } = JSON.parse(text);
  change(after.paths, after.components.schemas);
  return breakingChanges(JSON.parse(text), JSON.parse(JSON.stringify(after)));
}

const at = (part: Open, ...keys: readonly string[]): Open =>
  keys.reduce<Open>((inner, key) => inner[key] ?? fail(key), part);
const fail = (key: string): never => {
  throw new Error(`There is no ${key}`);
};
const set = (part: Open, values: object) => void Object.assign(part, values);
/** A list is an object whose keys are places. */
const append = (list: Open, part: unknown) => set(list, { [Object.keys(list).length]: part });
const parameter = (paths: Open, path: string, method: string, name: string): Open =>
  Object.values(at(paths, path, method, 'parameters')).find(
    (one) => JSON.stringify(one['name']) === JSON.stringify(name),
  ) ?? fail(name);

const ANSWER = ['/api/quiz/answer', 'post'] as const;

describe('what breaks', () => {
  test.each<[string, (paths: Open, schemas: Open) => void, string]>([
    ['a path is gone', (paths) => delete paths['/api/topics'], 'GET /api/topics: is gone'],
    [
      'a method is gone',
      (paths) => delete at(paths, '/api/books')['post'],
      'POST /api/books: is gone',
    ],
    [
      'a call has another name',
      (paths) => set(at(paths, '/api/topics', 'get'), { operationId: 'listTopics' }),
      'GET /api/topics: is named listTopics',
    ],
    [
      'a credential does not do any more',
      (paths) => set(at(paths, ...ANSWER), { security: [{ session: [] }] }),
      'POST /api/quiz/answer: {"token":["study"]} does not let in any more',
    ],
    [
      'a parameter is gone',
      (paths) => set(parameter(paths, '/api/quiz/feed', 'get', 'due'), { name: 'onlyDue' }),
      'GET /api/quiz/feed due: is gone',
    ],
    [
      'a parameter is demanded',
      (paths) => set(parameter(paths, '/api/quiz/feed', 'get', 'limit'), { required: true }),
      'GET /api/quiz/feed limit: is required',
    ],
    [
      'a new parameter is demanded',
      (paths) =>
        append(at(paths, '/api/topics', 'get', 'parameters'), {
          name: 'language',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
      'GET /api/topics language: is required',
    ],
    [
      'a parameter takes less',
      (paths) =>
        set(at(parameter(paths, '/api/quiz/feed', 'get', 'offset'), 'schema'), { maximum: 10 }),
      'GET /api/quiz/feed offset: maximum is tighter',
    ],
    [
      'a body is demanded',
      (paths) =>
        set(at(paths, '/api/logout', 'post'), {
          requestBody: { required: true, content: { 'application/json': { schema: {} } } },
        }),
      'POST /api/logout: a body is required',
    ],
    [
      'a body is of another type',
      (paths) => set(at(paths, ...ANSWER, 'requestBody'), { content: {} }),
      'POST /api/quiz/answer body: application/json is gone',
    ],
    [
      'a property that is sent is gone',
      (_, schemas) => delete at(schemas, 'NewBook', 'properties')['topic'],
      'POST /api/books body.topic: is gone',
    ],
    [
      'a property that is sent is demanded',
      (_, schemas) => append(at(schemas, 'NewBook', 'required'), 'topic'),
      'POST /api/books body.topic: is required',
    ],
    [
      'a value that is sent is gone',
      (_, schemas) => set(at(schemas, 'Difficulty'), { enum: ['easy', 'hard'] }),
      'POST /api/flashcards/{flashcardId}/rate body.difficulty: "medium" is gone',
    ],
    [
      'a text that is sent has to be shorter',
      (_, schemas) => set(at(schemas, 'NewBook', 'properties', 'title'), { maxLength: 9 }),
      'POST /api/books body.title: maxLength is tighter',
    ],
    [
      'a text that is sent has to have a form',
      (_, schemas) => set(at(schemas, 'NewBook', 'properties', 'title'), { pattern: '^[a-z]+$' }),
      'POST /api/books body.title: pattern is tighter',
    ],
    [
      'one of several shapes that are sent is gone',
      (_, schemas) => set(schemas, { Answer: { anyOf: [{ type: 'integer' }] } }),
      'POST /api/quiz/answer body.answer: "unknown" is gone or narrowed',
    ],
    [
      'a status is gone',
      (paths) => delete at(paths, ...ANSWER, 'responses')['400'],
      'POST /api/quiz/answer 400: is gone',
    ],
    [
      'a property that is read is gone',
      (_, schemas) => delete at(schemas, 'AnswerResult', 'properties')['streak'],
      'POST /api/quiz/answer 200.streak: is gone',
    ],
    [
      'a property that is read may be missing',
      (_, schemas) => set(at(schemas, 'AnswerResult'), { required: ['isCorrect'] }),
      'POST /api/quiz/answer 200.xp: may be missing',
    ],
    [
      'what is read is of another type',
      (_, schemas) => set(at(schemas, 'Topic', 'properties', 'color'), { type: 'integer' }),
      'GET /api/topics 200[].color: is integer, was string',
    ],
    [
      'what is read may be null',
      (_, schemas) =>
        set(at(schemas, 'Topic', 'properties'), {
          color: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        }),
      'GET /api/topics 200[].color: may be null',
    ],
  ])('%s', (_, change, expected) => {
    expect(broken(change)).toContain(expected);
  });
});

describe('what does not', () => {
  test.each<[string, (paths: Open, schemas: Open) => void]>([
    ['nothing', () => undefined],
    [
      'another call',
      (paths) => set(paths, { '/api/new': { get: at(paths, '/api/topics', 'get') } }),
    ],
    [
      'another property that is read',
      (_, schemas) => set(at(schemas, 'Topic', 'properties'), { icon: { type: 'string' } }),
    ],
    [
      'another property that may be sent',
      (_, schemas) => set(at(schemas, 'NewBook', 'properties'), { isbn: { type: 'string' } }),
    ],
    [
      'more is taken',
      (_, schemas) => set(at(schemas, 'NewBook', 'properties', 'title'), { maxLength: 9999 }),
    ],
    [
      'another value',
      (_, schemas) => set(at(schemas, 'Role'), { enum: ['reader', 'admin', 'editor'] }),
    ],
    [
      'another shape that is read',
      (_, schemas) =>
        set(schemas, {
          FeedItem: {
            anyOf: [
              { $ref: '#/components/schemas/Question' },
              { $ref: '#/components/schemas/Flashcard' },
              { type: 'object', properties: {} },
            ],
          },
        }),
    ],
    [
      'what may be sent as null',
      (_, schemas) =>
        set(at(schemas, 'NewBook', 'properties'), {
          description: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        }),
    ],
    [
      'words',
      (paths) => set(at(paths, ...ANSWER), { summary: 'Another summary', description: '' }),
    ],
  ])('%s', (_, change) => {
    expect(broken(change)).toEqual([]);
  });
});
