import type { FrozenFeed } from '@morsel/sdk/rules';

import type { RankingRow } from './queries.ts';

/** A frozen feed as its row; item ids are kept as text, since there may be thousands of them. */
export function rankingRow({ order, served }: FrozenFeed): RankingRow {
  return { item_ids: order.join(','), served };
}

export function frozenFeed({ item_ids, served }: RankingRow): FrozenFeed {
  return { order: item_ids === '' ? [] : item_ids.split(',').map(Number), served };
}
