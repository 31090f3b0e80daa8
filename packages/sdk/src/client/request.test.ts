import { describe, expect, expectTypeOf, test } from 'vitest';

import type { AnswerResult, Book, FeedPage } from '../contract/types.ts';
import { createRequest } from './request.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A fetch that notes what is sent and answers JSON. */
function recordingFetch(answer: unknown = {}) {
  const sent: Sent[] = [];
  const send: typeof fetch = (input, init = {}) => {
    sent.push({ url: typeof input === 'string' ? input : '', init });
    return Promise.resolve(Response.json(answer));
  };
  return { sent, fetch: send };
}

describe('what is sent', () => {
  test('a call without payload: method, path, cookies, no content type', async () => {
    const { sent, fetch } = recordingFetch();
    await createRequest({ fetch })('GET /api/topics');
    expect(sent).toEqual([
      {
        url: '/api/topics',
        init: {
          method: 'GET',
          credentials: 'include',
          headers: { accept: 'application/json' },
        },
      },
    ]);
  });

  test('a token goes without any cookie', async () => {
    const { sent, fetch } = recordingFetch();
    await createRequest({ fetch, token: 'morsel_token' })('GET /api/topics');
    expect(sent[0]?.init).toMatchObject({
      credentials: 'omit',
      headers: { authorization: 'Bearer morsel_token' },
    });
  });

  test('a payload goes as JSON and says so', async () => {
    const { sent, fetch } = recordingFetch();
    await createRequest({ fetch })('POST /api/quiz/answer', {
      body: { userId: 1, questionId: 2, answer: { left: 'right' } },
    });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"userId":1,"questionId":2,"answer":{"left":"right"}}',
      headers: { 'content-type': 'application/json' },
    });
  });

  test.each([
    ['plain', 'a-by-b', '/api/books/slug/a-by-b'],
    ['other scripts', '罪-by-ß', '/api/books/slug/%E7%BD%AA-by-%C3%9F'],
    ['parts of an address', 'a/../b?c#d', '/api/books/slug/a%2F..%2Fb%3Fc%23d'],
  ])('path parameters are encoded: %s', async (_, slug, url) => {
    const { sent, fetch } = recordingFetch();
    await createRequest({ fetch })('GET /api/books/slug/:slug', { params: { slug } });
    expect(sent[0]?.url).toBe(url);
  });

  test('the query holds what is given, zeros included', async () => {
    const { sent, fetch } = recordingFetch([]);
    await createRequest({ fetch })('GET /api/quiz/feed', { query: { limit: 5, offset: 0 } });
    expect(sent[0]?.url).toBe('/api/quiz/feed?limit=5&offset=0');
  });

  test('headers that have no value are left out, numbers become text', async () => {
    const { sent, fetch } = recordingFetch();
    await createRequest({ fetch })('DELETE /api/quiz/:questionId/mastered', {
      params: { questionId: 3 },
      headers: { 'answered-at': 0, 'x-trace': 'abc', 'x-none': undefined },
    });
    expect(sent[0]?.init.headers).toEqual({
      accept: 'application/json',
      'answered-at': '0',
      'x-trace': 'abc',
    });
  });

  test.each([
    [undefined, '/api/topics'],
    ['', '/api/topics'],
    ['https://morsel.example', 'https://morsel.example/api/topics'],
    ['https://morsel.example/', 'https://morsel.example/api/topics'],
    ['https://example.org/morsel//', 'https://example.org/morsel/api/topics'],
  ])('with the base address %s it goes to %s', async (baseUrl, url) => {
    const { sent, fetch } = recordingFetch();
    await createRequest({ baseUrl, fetch })('GET /api/topics');
    expect(sent[0]?.url).toBe(url);
  });
});

describe('what comes back', () => {
  test('the answer of the API', async () => {
    const topics = [{ name: 'History', color: '#FFBE1A' }];
    const send = createRequest({ fetch: recordingFetch(topics).fetch });
    await expect(send('GET /api/topics')).resolves.toEqual(topics);
  });

  test('an answer without success becomes an ApiError', async () => {
    const send = createRequest({
      fetch: () => Promise.resolve(new Response('no such book', { status: 404 })),
    });
    await expect(send('GET /api/books/:bookId', { params: { bookId: 9 } })).rejects.toMatchObject({
      name: 'ApiError',
      message: '404: no such book',
    });
  });

  test('a success that is no JSON, such as a page, becomes a SyntaxError', async () => {
    const page = new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
    const send = createRequest({ fetch: () => Promise.resolve(page) });
    await expect(send('GET /api/topics')).rejects.toThrow(SyntaxError);
  });

  test('a failure to reach the API stays the TypeError of fetch', async () => {
    const failure = new TypeError('fetch failed');
    const send = createRequest({ fetch: () => Promise.reject(failure) });
    await expect(send('GET /api/topics')).rejects.toBe(failure);
  });

  test('an aborted call rejects with the reason of its signal', async () => {
    const send = createRequest({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    const controller = new AbortController();
    const call = send('GET /api/topics', { signal: controller.signal });
    const reason = new Error('the reader left');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});

test('the types of input and answer follow the list of endpoints', () => {
  const send = createRequest({ fetch: recordingFetch().fetch });
  expectTypeOf(send<'GET /api/books/:bookId'>).returns.resolves.toEqualTypeOf<Book>();
  expectTypeOf(send<'GET /api/quiz/feed'>).returns.resolves.toEqualTypeOf<FeedPage>();
  expectTypeOf(send<'POST /api/quiz/answer'>).returns.resolves.toEqualTypeOf<AnswerResult>();

  const rating = { params: { flashcardId: 1 }, body: { difficulty: 'harder' } } as const;
  const mark = { params: { questionId: 1 }, headers: { 'answered-at': '' } };
  const wrong = () => [
    // @ts-expect-error there is no such call
    send('GET /api/book/:bookId'),
    // @ts-expect-error the book's id is missing
    send('GET /api/books/:bookId'),
    // @ts-expect-error the parameter has another name
    send('GET /api/books/:bookId', { params: { id: 1 } }),
    // @ts-expect-error ids are numbers
    send('GET /api/books/:bookId', { params: { bookId: '1' } }),
    // @ts-expect-error this call takes no body
    send('GET /api/topics', { body: {} }),
    // @ts-expect-error the rating must be one of three
    send('POST /api/flashcards/:flashcardId/rate', rating),
    // @ts-expect-error the time is a number
    send('DELETE /api/quiz/:questionId/mastered', mark),
    // @ts-expect-error the offset is a number
    send('GET /api/quiz/feed', { query: { offset: 'next' } }),
  ];
  expect(wrong).toBeTypeOf('function');
});
