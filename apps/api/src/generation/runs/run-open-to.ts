import { type Expression, type SqlBool, expressionBuilder } from 'kysely';

import type { Tables } from '../../database/tables.ts';
import { type ViewerExpressions, sourceOpenTo } from '../../items/visible-to.ts';

const on = expressionBuilder<Tables, 'generation_runs'>();

/** Runs that the viewer could have begun: from a text of theirs, or for a book that they added. */
export function runOpenTo(viewer: ViewerExpressions): Expression<SqlBool> {
  const { viewerId, viewerIsAdmin } = viewer;
  const isOfOwnText = on
    .selectFrom('source_readers')
    .select('source_readers.source_id')
    .whereRef('source_readers.source_id', '=', 'generation_runs.source_id')
    .where('source_readers.user_id', '=', viewerId)
    .where('source_readers.removed_at', 'is', null);
  const isOfOwnBook = on
    .selectFrom('book_adders')
    .select('book_adders.book_id')
    .whereRef('book_adders.book_id', '=', 'generation_runs.book_id')
    .where('book_adders.user_id', '=', viewerId);
  return on.and([
    sourceOpenTo(viewer, 'generation_runs.source_id'),
    on.or([on(viewerIsAdmin, '=', on.lit(1)), on.exists(isOfOwnText), on.exists(isOfOwnBook)]),
  ]);
}
