import type { GenerationResult } from '@morsel/sdk/contract';

import type { Chapter } from '../generation/book-text.ts';
import type { Makeable } from '../generation/draft.ts';
import { contentOf } from '../items/content.ts';
import { aBook } from './factories.ts';
import { longText } from './long-text.ts';
import { type Behaviour, modelServer } from './model-server/model-server.ts';
import { type TestReader, testServer } from './server.ts';
import { aSource } from './sources.ts';

type Options = Parameters<typeof testServer>[0] & {
  readonly behave?: Behaviour;
  readonly timeoutMs?: number | undefined;
  readonly chapters?: readonly Chapter[];
};

/** A server on which a reader has added a book and its text, with a provider if one is to behave. */
export async function generationWorld({ behave, timeoutMs, chapters, ...options }: Options = {}) {
  const provider =
    behave && (await modelServer({ behave, ...(timeoutMs === undefined ? {} : { timeoutMs }) }));
  const server = await testServer({ ...options, model: provider?.model });
  const { db } = server;
  const reader = await server.account();
  const book = await aBook(db, { addedBy: reader.id });
  const text = chapters ?? longText({ chapters: 4 });
  const source = await aSource(db, { bookId: book.id, readers: [reader], chapters: text });

  const ask = (by: TestReader, what: Makeable = 'questions', query = '') =>
    by.inject({ method: 'POST', url: `/api/books/${book.id}/generate-${what}${query}` });

  return {
    ...server,
    requests: provider?.requests ?? [],
    reader,
    book,
    source,
    ask,
    generate: async (what: Makeable = 'questions', by = reader): Promise<GenerationResult> =>
      (await ask(by, what)).json(),
    /** All items, in the order in which they were stored, with where they come from. */
    async items() {
      const rows = await db
        .selectFrom('items')
        .innerJoin('item_revisions', 'item_revisions.item_id', 'items.id')
        .leftJoin('item_origins', 'item_origins.item_id', 'items.id')
        .selectAll('item_origins')
        .select(['items.id', 'items.kind', 'items.state', 'items.position', 'items.source_id'])
        .select(['item_revisions.body', 'item_revisions.answer_key'])
        .orderBy('items.id')
        .execute();
      return rows.map((row) => ({ ...row, content: contentOf(row) }));
    },
    chunks: () => db.selectFrom('source_chunks').selectAll().orderBy('number').execute(),
    runs: () => db.selectFrom('generation_runs').selectAll().orderBy('id').execute(),
  };
}
