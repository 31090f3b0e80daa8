import type { Topic } from '@morsel/sdk/contract';

import { compiledQuery } from '../../database/compiled-query.ts';

/** The topics in the order in which they were stored. */
export const findTopics = compiledQuery<Topic, Record<string, never>>((db) =>
  db.selectFrom('topics').select(['name', 'color']).orderBy('id'),
);
