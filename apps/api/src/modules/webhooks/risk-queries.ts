import type { Db } from '../../database/connection.ts';
import { bitOf } from './event-bits.ts';

/** The hooks that are told of streaks at risk. */
export function findRiskListeners(db: Db) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'userId', 'riskToldOn'])
    .where('switchedOffAt', 'is', null)
    .where((eb) => eb(eb('events', '&', bitOf('streak.at_risk')), '>', 0))
    .execute();
}
