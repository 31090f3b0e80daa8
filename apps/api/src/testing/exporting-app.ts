import type {
  BookSources,
  HighlightedBook,
  HighlightedBooks,
  HighlightsChoice,
  OwnItem,
} from '@morsel/sdk/contract';

import { accessToken } from './access-tokens.ts';
import type { TestReader, TestServer } from './server.ts';

export const TIDES = 'The Moon pulls the water towards it and lets it go again.';
export const SLACK = 'At slack water nothing moves for a while, and then it turns.';

/** As KOReader's exporter sends it. */
export const highlight = (text: string, over: object = {}) => ({
  text,
  title: 'Tides',
  author: 'Ann Author',
  source_type: 'koreader',
  category: 'books',
  location: 12,
  location_type: 'order',
  highlighted_at: '2026-02-01T08:00:00Z',
  ...over,
});

/** An app that sends highlights by an access token of the reader, and what its reader sees and says of them. */
export async function exportingApp(server: TestServer, reader: TestReader) {
  const { token } = await accessToken(server, reader, ['add-texts']);
  const authorized = (other = token) => ({ authorization: `Token ${other}` });
  const highlights = `/api/users/${reader.id}/highlights`;

  const listed = async (): Promise<HighlightedBooks> =>
    (await reader.inject({ url: highlights })).json();

  const sourcesOf = async (bookId: number | undefined): Promise<BookSources['sources']> =>
    (await reader.inject({ url: `/api/books/${bookId}/sources` })).json().sources;

  const chaptersOf = (sourceId: number | undefined) =>
    server.db
      .selectFrom('sourceChapters')
      .innerJoin('sourceChunks', (join) =>
        join
          .onRef('sourceChunks.sourceId', '=', 'sourceChapters.sourceId')
          .onRef('sourceChunks.chapter', '=', 'sourceChapters.number'),
      )
      .select(['title', 'text', 'sourceChunks.words', 'startAt', 'endAt'])
      .where('sourceChapters.sourceId', '=', sourceId ?? 0)
      .orderBy('sourceChapters.number')
      .execute();

  return {
    authorized,
    sourcesOf,
    chaptersOf,
    books: async (): Promise<HighlightedBook[]> => (await listed()).books,
    listed,

    send: (sent: unknown, headers: object = authorized(), path = '/highlights') =>
      server.app.inject({
        method: 'POST',
        url: `/api/readwise/api/v2${path}`,
        headers: { ...headers },
        payload: { highlights: sent },
      }),

    /** What the reader's texts of a book say, one entry each. */
    textsOf: async (bookId: number | undefined): Promise<string[]> => {
      const texts = await Promise.all((await sourcesOf(bookId)).map(({ id }) => chaptersOf(id)));
      return texts.map((chapters) => chapters.map(({ text }) => text).join('\n\n'));
    },

    cardsOf: async (bookId: number | undefined): Promise<OwnItem[]> =>
      (await reader.inject({ url: `/api/users/${reader.id}/books/${bookId}/own-items` })).json(),

    choose: (choice: HighlightsChoice) =>
      reader.inject({ method: 'PATCH', url: highlights, payload: choice }),

    link: (id: number | undefined, bookId: number | null) =>
      reader.inject({ method: 'PATCH', url: `${highlights}/${id}`, payload: { bookId } }),

    forget: (id: number | undefined) =>
      reader.inject({ method: 'DELETE', url: `${highlights}/${id}` }),
  };
}
