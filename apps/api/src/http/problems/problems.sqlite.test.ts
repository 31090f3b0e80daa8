import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';

import { ConflictError, OperationMismatchError } from '../../errors.ts';
import { testServer } from '../../testing/server.ts';

const json = { 'content-type': 'application/json' };
const answer = { method: 'POST', url: '/api/quiz/answer' } as const;
const signIn = { method: 'POST', url: '/api/signin' } as const;

describe('a problem', () => {
  it.each<[string, InjectOptions, object]>([
    [
      'a field that is missing',
      { ...signIn, payload: { email: 'a@b.c' } },
      { status: 400, detail: 'password is required', field: 'password' },
    ],
    [
      'a field of the wrong type, which is not converted',
      { ...signIn, payload: { email: 5, password: 'secret' } },
      { status: 400, detail: 'email must be string', field: 'email' },
    ],
    [
      'a field that is not known',
      { ...signIn, payload: { email: 'a@b.c', password: 'secret', admin: true } },
      { status: 400, detail: 'admin is not known here', field: 'admin' },
    ],
    [
      'a field that fits none of its forms',
      { ...answer, payload: { userId: 1, questionId: 1, answer: null } },
      { status: 400, detail: 'answer has none of the forms that fit', field: 'answer' },
    ],
    ['a body that is missing', { ...signIn }, { status: 400, detail: 'body must be object' }],
    [
      'JSON that is broken',
      { ...signIn, headers: json, payload: '{"email":' },
      { status: 400, detail: 'The body is not valid JSON' },
    ],
    [
      'a body that is empty',
      { ...signIn, headers: json, payload: '' },
      { status: 400, detail: 'The body is empty although its content type is JSON' },
    ],
    [
      'a body that is too large',
      { ...signIn, headers: json, payload: JSON.stringify({ email: 'x'.repeat(1_100_000) }) },
      { status: 413, detail: 'The body is larger than 1 MiB' },
    ],
    [
      'a body that is no JSON',
      { ...signIn, headers: { 'content-type': 'text/plain' }, payload: 'hello' },
      { status: 415, detail: expect.stringContaining('must be application/json') },
    ],
    [
      'a call that does not exist',
      { url: '/api/nothing?x=1' },
      { status: 404, detail: 'There is no GET /api/nothing' },
    ],
    [
      'a method that does not exist, whatever the caller accepts',
      { method: 'DELETE', url: '/api/signin', headers: { accept: 'text/html' } },
      { status: 404, detail: 'There is no DELETE /api/signin' },
    ],
    // 414, or 404 where the files of a built web app stand behind all addresses.
    ['an address that is far too long', { url: `/api/books/slug/${'x'.repeat(4000)}` }, {}],
    [
      'a slug with a letter that is none',
      { url: '/api/books/slug/a%00b' },
      { status: 404, field: 'slug' },
    ],
    [
      'a book whose number is none',
      { url: '/api/books/abc' },
      {
        status: 404,
        detail: 'There is nothing at this address: bookId must be integer',
        field: 'bookId',
      },
    ],
    [
      'a flashcard whose number is none',
      { method: 'POST', url: '/api/flashcards/x/rate', payload: { difficulty: 'easy' } },
      { status: 404 },
    ],
    ['an address that is no address', { url: '/api/%E0' }, { status: 400 }],
  ])('tells of %s', async (_case, request, problem) => {
    const { guest } = await testServer();
    const reader = await guest();
    const answer = await reader.inject(request);
    expect(answer.json()).toMatchObject({ type: 'about:blank', ...problem });
    expect(answer.statusCode).toBe(answer.json().status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json().title).not.toBe('');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [new ConflictError('Taken', 'email'), { status: 409, detail: 'Taken', field: 'email' }],
    [new OperationMismatchError('Not the same'), { status: 422, detail: 'Not the same' }],
    [
      new Error('the password of the database is hunter2'),
      { status: 500, detail: 'Something went wrong on our side' },
    ],
  ])('tells of %s', async (error, problem) => {
    const lines: string[] = [];
    const { app } = await testServer({
      logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
    });
    app.get('/api/failing', async () => {
      throw error;
    });
    const answer = await app.inject({ url: '/api/failing' });
    expect(answer.json()).toMatchObject(problem);
    expect(answer.body).not.toContain('hunter2');
    expect(lines.join('')).toContain(problem.status === 500 ? 'hunter2' : '');
  });
});

it('a character that PostgreSQL texts cannot hold is no failure of ours', async () => {
  const { app } = await testServer();
  const payload = { email: 'a\u0000@b.c', password: 'secret' };
  expect([400, 401]).toContain((await app.inject({ ...signIn, payload })).statusCode);
});
