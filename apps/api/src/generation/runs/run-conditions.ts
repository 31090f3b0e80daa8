import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';

import type { Tables } from '../../database/tables.ts';
import { type QueryViewer, idOf, isAdmin, sourceOpenTo } from '../../items/visible-to.ts';

const on = expressionBuilder<Tables, 'generationRuns'>();

/** A constant of the query: the index of what only one run works on has such runs only. */
export const isRunning = () => on('generationRuns.state', '=', sql.lit<'running'>('running'));

/**
 * Runs that the viewer could have begun: from a text of theirs, or for a book that they added; without
 * others' previews.
 */
export function runOpenTo(viewer: QueryViewer): Expression<SqlBool> {
  const isOfOwnText = on
    .selectFrom('sourceReaders')
    .select('sourceReaders.sourceId')
    .whereRef('sourceReaders.sourceId', '=', 'generationRuns.sourceId')
    .where('sourceReaders.userId', '=', idOf(viewer))
    .where('sourceReaders.removedAt', 'is', null);
  const isOfOwnBook = on
    .selectFrom('bookAdders')
    .select('bookAdders.bookId')
    .whereRef('bookAdders.bookId', '=', 'generationRuns.bookId')
    .where('bookAdders.userId', '=', idOf(viewer));
  return on.and([
    sourceOpenTo(viewer, 'generationRuns.sourceId'),
    on.or([isAdmin(viewer), on.exists(isOfOwnText), on.exists(isOfOwnBook)]),
    on.or([on('generationRuns.preview', '=', 0), on('generationRuns.userId', '=', idOf(viewer))]),
  ]);
}
