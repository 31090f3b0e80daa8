import { describe, expect, test } from 'vitest';

import { HIDINGS_PAGE, OWN_ITEMS_PAGE } from '../domain/limits.ts';
import { type Client, createClient } from './create-client.ts';

interface Answer {
  readonly entries: readonly object[];
  readonly next?: string;
}

const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, changedAt: 1000 + index }));

/** Client of an API that answers these pages, and what is asked of it. */
function apiOf(pages: readonly Answer[]) {
  const waiting = [...pages];
  const asked: { url: URL; feedId: string | null }[] = [];
  const client = createClient({
    fetch: async (address, { headers }) => {
      asked.push({
        url: new URL(address, 'https://morsel.example'),
        feedId: new Headers(headers).get('feed-id'),
      });
      const { entries, next } = waiting.shift() ?? { entries: [] };
      return Response.json(entries, next ? { headers: { link: `<${next}>; rel="next"` } } : {});
    },
  });
  return { client, asked };
}

type Walk = (client: Client) => AsyncIterable<{ id: number }>;

const CURSOR_PAGES = [
  { entries: numbered(2), next: '/api/books?cursor=b2' },
  { entries: numbered(1, 3) },
];

describe('entries of all pages', () => {
  test.each<[string, Walk, readonly Answer[], readonly string[]]>([
    [
      'books',
      ({ books }) => books.all({ q: 'sea' }),
      CURSOR_PAGES,
      ['/api/books?q=sea', '/api/books?q=sea&cursor=b2'],
    ],
    [
      'books of admins',
      ({ admin }) => admin.allBooks({ state: 'hidden' }),
      CURSOR_PAGES,
      ['/api/admin/books?state=hidden', '/api/admin/books?state=hidden&cursor=b2'],
    ],
    [
      'hidings',
      ({ admin }) => admin.allHidings({ bookId: 4 }),
      [{ entries: numbered(HIDINGS_PAGE) }, { entries: numbered(3, 91) }],
      ['/api/admin/hidings?bookId=4', `/api/admin/hidings?bookId=4&before=${HIDINGS_PAGE}`],
    ],
    [
      'own items',
      ({ ownItems }) => ownItems.all(7, 2),
      [{ entries: numbered(OWN_ITEMS_PAGE) }, { entries: [] }],
      [
        '/api/users/7/books/2/own-items',
        `/api/users/7/books/2/own-items?after=${999 + OWN_ITEMS_PAGE}-${OWN_ITEMS_PAGE}`,
      ],
    ],
    [
      'the feed',
      ({ quiz }) => quiz.feedItems({ due: true, limit: 2 }),
      [{ entries: numbered(2) }, { entries: numbered(2, 3) }, { entries: numbered(1, 5) }],
      [
        '/api/quiz/feed?due=true&limit=2&offset=0',
        '/api/quiz/feed?due=true&limit=2&offset=2',
        '/api/quiz/feed?due=true&limit=2&offset=4',
      ],
    ],
  ])('%s', async (_, walk, pages, addresses) => {
    const { client, asked } = apiOf(pages);
    const ids: number[] = [];
    for await (const { id } of walk(client)) ids.push(id);
    expect(ids).toEqual(pages.flatMap(({ entries }) => entries).map((entry) => Object(entry).id));
    expect(asked.map(({ url }) => url.pathname + url.search)).toEqual(addresses);
  });

  test('no page is asked for before an entry of it is', async () => {
    const { client, asked } = apiOf(CURSOR_PAGES);
    for await (const { id } of client.books.all()) if (id === 2) break;
    expect(asked).toHaveLength(1);
  });

  test('the pages of a feed carry one id, each feed its own', async () => {
    const { client, asked } = apiOf([{ entries: numbered(5) }, { entries: [] }, { entries: [] }]);
    for (const feed of [client.quiz.feedItems(), client.quiz.feedItems()]) {
      for await (const item of feed) expect(item).toBeDefined();
    }
    const [first, second, other] = asked.map(({ feedId }) => feedId);
    expect(first).toMatch(/^[\w-]{8,}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test('a page larger than the API gives is no end of the feed', async () => {
    const { client, asked } = apiOf([{ entries: numbered(20) }, { entries: numbered(4) }]);
    for await (const item of client.quiz.feedItems({ limit: 100 })) expect(item).toBeDefined();
    expect(asked.map(({ url }) => url.search)).toEqual([
      '?limit=20&offset=0',
      '?limit=20&offset=20',
    ]);
  });
});
