import type { Migration } from 'kysely/migration';

import * as foundation from './001-foundation.ts';
import * as covers from './002-covers.ts';
import * as useCounters from './003-use-counters.ts';
import * as resetLinks from './004-reset-links.ts';
import * as practisedDays from './005-practised-days.ts';
import * as generation from './006-generation.ts';
import * as learning from './007-learning.ts';

/** Numbered and frozen: a migration that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-covers': covers,
  '003-use-counters': useCounters,
  '004-reset-links': resetLinks,
  '005-practised-days': practisedDays,
  '006-generation': generation,
  '007-learning': learning,
};
