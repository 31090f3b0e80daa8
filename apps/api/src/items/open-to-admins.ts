import { expressionBuilder } from 'kysely';

import type { Tables } from '../database/tables.ts';
import { sourceOpenToAll } from './visible-to.ts';

const on = expressionBuilder<Tables, 'items'>();

/**
 * What admins see: items for all, and of readers' own texts those that somebody has reported, since
 * reporting an item shows it to them.
 */
export const openToAdmins = on.or([
  sourceOpenToAll(),
  on.exists(
    on
      .selectFrom('item_reports')
      .select('item_reports.id')
      .whereRef('item_reports.item_id', '=', 'items.id'),
  ),
]);
