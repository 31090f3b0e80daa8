import { DAY_STREAK_PATIENCE_MS } from '@morsel/sdk/rules';
import { expressionBuilder } from 'kysely';

import type { Tables } from '../../database/tables.ts';

const on = expressionBuilder<Tables, 'reviewEvents'>();

/** Events that count for the day streak. */
export const cameInTime = on(
  on('reviewEvents.receivedAt', '-', on.ref('reviewEvents.answeredAt')),
  '<=',
  DAY_STREAK_PATIENCE_MS,
);
