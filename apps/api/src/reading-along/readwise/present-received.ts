import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { findHighlightedBooks } from './book-queries.ts';
import type { Received } from './receive-highlights.ts';

/** A book in an answer, as Readwise has it; times are ISO 8601. */
export type ReadwiseBook = {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly category: 'books';
  readonly source: string;
  readonly num_highlights: number;
  readonly last_highlight_at: string | null;
  readonly updated: string;
  readonly cover_image_url: string;
  readonly highlights_url: string;
  readonly source_url: null;
  readonly modified_highlights: readonly number[];
};

/** What came of highlights, in the order in which their books came. */
export async function presentReceived(
  db: Db,
  reader: Reader,
  received: readonly Received[],
): Promise<ReadwiseBook[]> {
  if (received.length === 0) return [];
  const ids = received.map(({ highlightedBookId }) => highlightedBookId);
  const rows = new Map(
    (await findHighlightedBooks(db, reader, { ids })).map((row) => [row.id, row]),
  );
  return received.flatMap(({ highlightedBookId, highlightIds }) => {
    const row = rows.get(highlightedBookId);
    return row === undefined
      ? []
      : {
          id: row.id,
          title: row.title,
          author: row.author,
          category: 'books' as const,
          source: row.source ?? 'api_article',
          num_highlights: row.highlights,
          last_highlight_at: row.lastAt === null ? null : new Date(row.lastAt).toISOString(),
          updated: new Date(row.receivedAt).toISOString(),
          cover_image_url: '',
          highlights_url: '',
          source_url: null,
          modified_highlights: highlightIds,
        };
  });
}
