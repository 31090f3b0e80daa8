import type { Topic } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';

/** The topics in the order in which they were stored. */
export function findTopics(db: Db): Promise<Topic[]> {
  return db.selectFrom('topics').select(['name', 'color']).orderBy('id').execute();
}
