import { DAY_STREAK_PATIENCE_MS } from '@morsel/sdk/rules';
import { expressionBuilder, sql } from 'kysely';

import type { Tables } from '../../database/tables.ts';

const on = expressionBuilder<Tables, 'reviewEvents'>();

/** Events that count for the day streak, as the index of their days has it. */
export const cameInTime = on(
  on('reviewEvents.receivedAt', '-', on.ref('reviewEvents.answeredAt')),
  '<=',
  // A constant of the query, by which the index is found.
  sql.lit(DAY_STREAK_PATIENCE_MS),
);
