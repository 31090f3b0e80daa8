import type { BudgetSlice } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { wholeSum } from '../../database/whole-sum.ts';
import type { BudgetPeriod, Span } from './budget-periods.ts';
import type { SpentLine } from './find-shortage.ts';
import type { GenerationBudget } from './generation-budget.ts';
import type { SpenderKeys } from './spender-keys.ts';

type Asked = {
  readonly unit: GenerationBudget['unit'];
  readonly spans: Readonly<Record<BudgetPeriod, Span>>;
  /** Of who asks; undefined where nobody is counted alone. */
  readonly keys?: SpenderKeys | undefined;
};

const COUNTED = { USD: ['costMicroUsd'], tokens: ['inputTokens', 'outputTokens'] } as const;
const NOBODY: SpenderKeys = { spender: '', network: '' };

/**
 * What is spent in the month of these spans, and what is reserved, by slice. Reservations are read first: one that
 * is settled meanwhile counts twice for once, where it would count for nothing if bills were.
 */
export async function findSpentLines(db: Db | Tx, asked: Asked): Promise<SpentLine[]> {
  const lines = await reservedLines(db, asked);
  for (const column of COUNTED[asked.unit]) lines.push(...(await billedLines(db, column, asked)));
  return lines;
}

async function billedLines(
  db: Db | Tx,
  column: (typeof COUNTED)[keyof typeof COUNTED][number],
  { spans: { day, month }, keys = NOBODY }: Asked,
): Promise<SpentLine[]> {
  const rows = await db
    .selectFrom('modelBills')
    .select('slice')
    .select(({ fn }) => [
      wholeSum(fn.sum(column)).as('month'),
      wholeSum(fn.sum(column).filterWhere('askedAt', '>=', day.from)).as('day'),
      wholeSum(fn.sum(column).filterWhere('spender', '=', keys.spender)).as('bySpender'),
      wholeSum(fn.sum(column).filterWhere('network', '=', keys.network)).as('byNetwork'),
    ])
    .where('askedAt', '>=', month.from)
    .groupBy('slice')
    .execute();
  return rows.map(lineOf);
}

/** What is under way counts as of today, whenever it began. */
async function reservedLines(db: Db | Tx, { keys = NOBODY }: Asked): Promise<SpentLine[]> {
  const rows = await db
    .selectFrom('modelReservations')
    .select('slice')
    .select(({ fn }) => [
      wholeSum(fn.sum('reserved')).as('month'),
      wholeSum(fn.sum('reserved').filterWhere('spender', '=', keys.spender)).as('bySpender'),
      wholeSum(fn.sum('reserved').filterWhere('network', '=', keys.network)).as('byNetwork'),
    ])
    .groupBy('slice')
    .execute();
  return rows.map((row) => lineOf({ ...row, day: row.month }));
}

type Sums = Readonly<Record<'day' | 'month' | 'bySpender' | 'byNetwork', number | null>>;

/** Bills of older versions do not say whose slice they are of. */
const lineOf = ({ slice, ...sums }: Sums & { slice: BudgetSlice | null }): SpentLine => ({
  slice: slice ?? 'everybody',
  day: sums.day ?? 0,
  month: sums.month ?? 0,
  bySpender: sums.bySpender ?? 0,
  byNetwork: sums.byNetwork ?? 0,
});
