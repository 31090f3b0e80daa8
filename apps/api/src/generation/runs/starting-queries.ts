import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Grounding, Makeable } from '../draft.ts';

/** What only one run at a time works on; `sourceKey` is the id of the text, 0 without one. */
export type RunKey = { bookId: number; what: Makeable; sourceKey: number };

/** Answers no row while another run has the key. */
export const insertRun = compiledQuery<
  { id: number },
  RunKey & {
    sourceId: number | null;
    userId: number;
    grounding: Grounding;
    model: string | null;
    promptVersion: string | null;
    now: number;
  }
>((db, param) =>
  db
    .insertInto('generation_runs')
    .values({
      book_id: param('bookId'),
      what: param('what'),
      source_id: param('sourceId'),
      source_key: param('sourceKey'),
      user_id: param('userId'),
      state: 'running',
      stage: 'reading',
      grounding: param('grounding'),
      model: param('model'),
      prompt_version: param('promptVersion'),
      started_at: param('now'),
      heartbeat_at: param('now'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['book_id', 'what', 'source_key'])
        .where('state', '=', sql.lit('running'))
        .doNothing(),
    )
    .returning('id'),
);

export const findRunning = compiledQuery<{ id: number }, RunKey>((db, param) =>
  db
    .selectFrom('generation_runs')
    .select('id')
    .where('book_id', '=', param('bookId'))
    .where('what', '=', param('what'))
    .where('source_key', '=', param('sourceKey'))
    .where('state', '=', sql.lit('running')),
);

/** Deletes the runs of a book and text that are over, but for the latest `most`. */
export const deleteOldRuns = compiledQuery<
  never,
  Pick<RunKey, 'bookId' | 'sourceKey'> & { most: number }
>((db, param) =>
  db
    .deleteFrom('generation_runs')
    .where('book_id', '=', param('bookId'))
    .where('source_key', '=', param('sourceKey'))
    .where('finished_at', 'is not', null)
    .where((eb) =>
      eb(
        'id',
        'not in',
        eb
          .selectFrom('generation_runs as latest')
          .select('latest.id')
          .where('latest.book_id', '=', param('bookId'))
          .where('latest.source_key', '=', param('sourceKey'))
          .orderBy('latest.id', 'desc')
          .limit(param('most')),
      ),
    ),
);
