import type { GenerationResult } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';

import type { Chapter, Structure } from '../generation/book-text.ts';
import { contentOf } from '../items/item-content.ts';
import { aBook } from './factories.ts';
import { longText } from './long-text.ts';
import { type Behaviour, modelServer } from './model-server/model-server.ts';
import { type TestReader, testServer } from './server.ts';
import { aSource } from './sources.ts';

type Options = Parameters<typeof testServer>[0] & {
  readonly behave?: Behaviour;
  /** Of a second model that reviews and solves; else the first does. */
  readonly review?: Behaviour | undefined;
  /** The clock of the model, epoch ms. */
  readonly now?: () => number;
  readonly chapters?: readonly Chapter[];
  readonly structures?: readonly Structure[];
};

/** A server on which a reader has added a book and its text, with a provider if one is to behave. */
export async function generationWorld({
  behave,
  review,
  now,
  chapters,
  structures = [],
  ...options
}: Options = {}) {
  const provider = behave && (await modelServer({ behave, ...(now && { now }) }));
  const second = review && (await modelServer({ behave: review }));
  const model = provider?.model && {
    ...provider.model,
    reviewer: second && { ...second.model, name: 'reviewer' },
  };
  const server = await testServer({ ...options, model });
  const { db } = server;
  const reader = await server.account();
  const book = await aBook(db, { addedBy: reader.id });
  const text = chapters ?? longText({ chapters: 4 });
  const source = await aSource(db, {
    bookId: book.id,
    readers: [reader],
    chapters: text,
    structures,
  });

  const ask = (by: TestReader, what: Makeable = 'questions', query = '') =>
    by.inject({ method: 'POST', url: `/api/books/${book.id}/generate-${what}${query}` });

  return {
    ...server,
    requests: provider?.requests ?? [],
    reviewRequests: second?.requests ?? [],
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
        .innerJoin('itemRevisions', 'itemRevisions.itemId', 'items.id')
        .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
        .selectAll('itemOrigins')
        .select(['items.id', 'items.kind', 'items.state', 'items.position', 'items.sourceId'])
        .select(['itemRevisions.body', 'itemRevisions.answerKey'])
        .orderBy('items.id')
        .execute();
      return rows.map((row) => ({ ...row, content: contentOf(row) }));
    },
    chunks: () => db.selectFrom('sourceChunks').selectAll().orderBy('number').execute(),
    runs: () => db.selectFrom('generationRuns').selectAll().orderBy('id').execute(),
  };
}
