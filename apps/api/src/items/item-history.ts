import { expressionBuilder } from 'kysely';

import type { Tables } from '../database/tables.ts';

const on = expressionBuilder<Tables, 'items'>();

/** What readers' histories say of an item as it was. For queries on items. */
export function historyOfItem() {
  return on
    .selectFrom('reviewEvents')
    .select('reviewEvents.itemId')
    .whereRef('reviewEvents.itemId', '=', 'items.id')
    .unionAll(
      on
        .selectFrom('undoneReviews')
        .select('undoneReviews.itemId')
        .whereRef('undoneReviews.itemId', '=', 'items.id'),
    )
    .unionAll(
      on
        .selectFrom('itemReports')
        .select('itemReports.itemId')
        .whereRef('itemReports.itemId', '=', 'items.id'),
    );
}
