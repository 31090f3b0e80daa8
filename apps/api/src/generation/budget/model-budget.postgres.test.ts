import { expect, test } from 'vitest';

import type { Reader } from '../../reader.ts';
import { PAID_MODEL } from '../../testing/paid-model.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { NO_USAGE } from '../provider/token-usage.ts';
import type { GenerationBudget } from './generation-budget.ts';
import { modelBudget } from './model-budget.ts';
import type { Reservation } from './reservation.ts';

const NOW = Date.UTC(2026, 2, 2, 9);
const ANYTHING = {
  name: 'anything',
  system: '',
  user: '',
  schema: {},
  read: () => true,
  mostOutputTokens: 500,
};

/** As two processes have it; accounts of a day, each in a network of its own, ask by turns. */
async function budgetOfTwo(budget: GenerationBudget) {
  const db = await postgresDatabase();
  const deps = { db, now: () => NOW, budget, secret: 'of tests' };
  const processes = { one: modelBudget(deps), other: modelBudget(deps) };
  const reserveAll = async (count: number, inputTokens: number): Promise<Reservation[]> => {
    const asked = Array.from({ length: count }, (_, id) => {
      const reader: Reader = { id, role: 'reader', isGuest: false, createdAt: 0 };
      const { reserve } = id % 2 === 0 ? processes.one : processes.other;
      return reserve({
        purpose: 'items',
        by: { reader, address: `198.51.${id}.7` },
        model: PAID_MODEL,
        estimate: { usage: { inputTokens, outputTokens: 0 }, reviewUsage: NO_USAGE },
      });
    });
    const outcomes = await Promise.allSettled(asked);
    return outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };
  const reserved = async () => {
    const sum = db.selectFrom('modelReservations').select(({ fn }) => fn.sum('reserved').as('sum'));
    return Number((await sum.executeTakeFirstOrThrow()).sum ?? 0);
  };
  return { db, reserveAll, reserved };
}

test('of 40 starts at once, in two processes, as many begin as there is budget for', async () => {
  const { reserveAll, reserved } = await budgetOfTwo({
    unit: 'tokens',
    day: 10_000,
    month: 90_000,
  });
  const begun = await reserveAll(40, 1000);
  // Three quarters of it are for readers.
  expect(begun).toHaveLength(7);
  expect(await reserved()).toBe(7000);
  await Promise.all(begun.map((one) => one.settle()));
  expect(await reserved()).toBe(0);
});

test('work that needs more at once, in two processes, gets what there is', async () => {
  const { reserveAll, reserved } = await budgetOfTwo({ unit: 'tokens', day: 4000, month: 90_000 });
  const begun = await reserveAll(10, 1);
  const asked = begun.map(({ model }) =>
    model.ask(ANYTHING, { signal: new AbortController().signal }),
  );
  const outcomes = await Promise.allSettled(asked);
  const answered = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(begun).toHaveLength(10);
  expect(answered).toHaveLength(5);
  expect(await reserved()).toBeLessThanOrEqual(3000);
  await Promise.all(begun.map((one) => one.settle()));
});
