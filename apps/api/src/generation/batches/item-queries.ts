import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { ItemKind, Tables } from '../../database/tables.ts';
import { type Viewer, viewerParams, visibleTo } from '../../items/visible-to.ts';

export type KnownRow = {
  id: number;
  kind: ItemKind;
  body: string;
  answer_key: string | null;
  sourceId: number | null;
  chunk: number | null;
  chapter: number | null;
  start: number | null;
  end: number | null;
};

/**
 * The items of a book that the viewer may see, and those of this text and of none, also what was
 * taken away: it would be made again else. By id, from a first one on.
 */
export const findKnownItems = compiledQuery<
  KnownRow,
  Viewer & { bookId: number; sourceId: number; fromId: number }
>((db, param) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'items.id')
        .onRef('item_revisions.revision', '=', 'items.revision'),
    )
    .leftJoin('item_origins', 'item_origins.item_id', 'items.id')
    .select(['items.id', 'items.kind', 'item_revisions.body', 'item_revisions.answer_key'])
    .select(['items.source_id as sourceId', 'item_origins.chunk', 'item_origins.chapter'])
    .select(['item_origins.quote_start as start', 'item_origins.quote_end as end'])
    .where('items.book_id', '=', param('bookId'))
    .where('items.id', '>=', param('fromId'))
    .where((eb) =>
      eb.or([
        visibleTo(viewerParams(param)),
        eb.and([
          eb.or([eb('items.source_id', '=', param('sourceId')), eb('items.source_id', 'is', null)]),
          eb('items.state', '<>', sql.lit('removed')),
        ]),
      ]),
    )
    .orderBy('items.id'),
);

export const findLastPosition = compiledQuery<{ position: number | null }, { bookId: number }>(
  (db, param) =>
    db
      .selectFrom('items')
      .select((eb) => eb.fn.max('position').as('position'))
      .where('book_id', '=', param('bookId')),
);

export const insertOrigin = compiledQuery<
  never,
  {
    itemId: number;
    runId: number | null;
    grounding: Tables['item_origins']['grounding'];
    chunk: number | null;
    chapter: number | null;
    title: string | null;
    quote: string | null;
    start: number | null;
    end: number | null;
    model: string | null;
    promptVersion: string | null;
  }
>((db, param) =>
  db.insertInto('item_origins').values({
    item_id: param('itemId'),
    run_id: param('runId'),
    grounding: param('grounding'),
    chunk: param('chunk'),
    chapter: param('chapter'),
    chapter_title: param('title'),
    quote: param('quote'),
    quote_start: param('start'),
    quote_end: param('end'),
    model: param('model'),
    prompt_version: param('promptVersion'),
  }),
);
