import type { Makeable } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';

const LATEST = 20;

export type PastRun = Awaited<ReturnType<typeof findPastRuns>>[number];

type Alike = {
  readonly what: Makeable;
  /** Null: by rules. */
  readonly model: string | null;
  readonly reviewModel: string | null;
  readonly hasText: boolean;
};

/**
 * The latest runs of this server, for whichever book, by these models. Also those that kept nothing, since
 * what they took was spent for items too; but for those that failed before a model had done anything.
 */
export function findPastRuns(db: Db, { what, model, reviewModel, hasText }: Alike) {
  return db
    .selectFrom('generationRuns')
    .select(['kept', 'startedAt', 'heartbeatAt', 'inputTokens', 'outputTokens'])
    .select(['reviewInputTokens', 'reviewOutputTokens'])
    .where('what', '=', what)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'done'),
        eb.and([
          eb('state', '=', 'failed'),
          eb.or([eb('inputTokens', '>', 0), eb('reviewInputTokens', '>', 0)]),
        ]),
      ]),
    )
    .where('model', 'is not distinct from', model)
    .where('reviewModel', 'is not distinct from', reviewModel)
    .where('grounding', model === null || hasText ? '<>' : '=', 'memory')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
}
