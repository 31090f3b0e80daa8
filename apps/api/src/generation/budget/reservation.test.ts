import { DAY_MS } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { LimitReachedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { gate } from '../../testing/gate.ts';
import { PAID_MODEL, taking } from '../../testing/paid-model.ts';
import { NO_USAGE } from '../provider/token-usage.ts';
import { nameOfProcess } from '../runs/process-names.ts';
import { SILENCE_MS } from '../runs/start-run.ts';
import { spansAt } from './budget-periods.ts';
import type { GenerationBudget } from './generation-budget.ts';
import { modelBudget } from './model-budget.ts';
import { settleOrphanedReservations, settleSilentReservations } from './settle-reservations.ts';
import { findSpentLines } from './spent-lines.ts';

const NOON = Date.UTC(2026, 2, 30, 12);
const ADMIN: Reader = { id: 1, role: 'admin', isGuest: false, createdAt: 0 };
const ANYTHING = {
  name: 'anything',
  system: '',
  user: '',
  schema: {},
  read: () => true,
  mostOutputTokens: 50,
};
const options = () => ({ signal: new AbortController().signal });

async function budgetOf(over: Partial<GenerationBudget> = {}) {
  const db = await testDatabase();
  const clock = { now: NOON };
  const budget = { unit: 'tokens', day: 1000, month: 3000, ...over } as const;
  const deps = { db, now: () => clock.now, budget, secret: 'of tests' };
  const { reserve } = modelBudget(deps);
  return {
    db,
    clock,
    reserve: (tokens: number, model = PAID_MODEL) =>
      reserve({
        purpose: 'ideas',
        by: { reader: ADMIN, address: '203.0.113.7' },
        model,
        estimate: { usage: { inputTokens: tokens, outputTokens: 0 }, reviewUsage: NO_USAGE },
      }),
    bills: () => db.selectFrom('modelBills').selectAll().orderBy('id').execute(),
    reserved: async () => {
      const rows = await db.selectFrom('modelReservations').select('reserved').execute();
      return rows.map(({ reserved }) => reserved);
    },
    /** As if it had been made by a process that has died since. */
    abandon: (process: string) => db.updateTable('modelReservations').set({ process }).execute(),
  };
}

test('what is set aside is nobody else’s; what was not used is there again', async () => {
  const { bills, reserve, reserved } = await budgetOf();
  const first = await reserve(700);
  await expect(reserve(400)).rejects.toThrow(LimitReachedError);
  const second = await reserve(300);
  await first.model.ask(ANYTHING, options());
  for (const one of [first, second]) await one.settle();
  expect(await reserved()).toEqual([]);
  expect(await bills()).toMatchObject([
    { purpose: 'ideas', model: 'paid', inputTokens: 100, outputTokens: 20, slice: 'everybody' },
  ]);
  await (await reserve(880)).settle();
  await expect(reserve(881)).rejects.toThrow(LimitReachedError);
});

test('it is counted in USD where the budget is: 100 tokens for 1, 20 for 2 a million', async () => {
  const { reserve } = await budgetOf({ unit: 'USD' });
  const first = await reserve(100);
  await first.model.ask(ANYTHING, options());
  await first.settle();
  await expect(reserve(861)).rejects.toThrow(LimitReachedError);
  await (await reserve(860)).settle();
});

test('bills of thousands of USD are counted in full', async () => {
  const { bills, reserve } = await budgetOf({ unit: 'USD', day: 9e9, month: 9e9 });
  for (const inputTokens of [4e9, 4e9]) {
    const one = await reserve(inputTokens, taking(PAID_MODEL, { inputTokens, outputTokens: 0 }));
    await one.model.ask(ANYTHING, options());
    await one.settle();
  }
  expect(await bills()).toMatchObject([{ costMicroUsd: 4e9 }, { costMicroUsd: 4e9 }]);
  await expect(reserve(1e9 + 1)).rejects.toThrow(LimitReachedError);
  await (await reserve(1e9)).settle();
});

test('work that takes more than was set aside goes on while there is more, and not beyond', async () => {
  const { bills, reserve, reserved } = await budgetOf({ day: 280 });
  const { model, settle } = await ownOf(reserve(60));
  await model.ask(ANYTHING, options());
  await model.ask(ANYTHING, options());
  expect(await reserved()).toEqual([240]);
  await expect(model.ask(ANYTHING, options())).rejects.toMatchObject({
    kind: 'over-budget',
    retryAt: Date.UTC(2026, 2, 31),
  });
  await settle();
  expect(await bills()).toMatchObject([{ inputTokens: 200, outputTokens: 40 }]);
});

test('calls that are on their way at once have room for all of them', async () => {
  const { opened, open } = gate();
  const slow = {
    ...PAID_MODEL,
    ask: (...call: Parameters<typeof PAID_MODEL.ask>) => opened.then(() => PAID_MODEL.ask(...call)),
  };
  const { reserve } = await budgetOf({ day: 120 });
  const { model, settle } = await ownOf(reserve(10, slow as typeof PAID_MODEL));
  const calls = [1, 2, 3].map(() => model.ask(ANYTHING, options()));
  await expect(calls[2]).rejects.toMatchObject({ kind: 'over-budget' });
  open();
  await Promise.all(calls.slice(0, 2));
  await settle();
});

test('the day’s and the month’s turn bring more', async () => {
  const { clock, reserve } = await budgetOf({ month: 1900 });
  const use = async (inputTokens: number) => {
    const { model, settle } = await ownOf(
      reserve(inputTokens, taking(PAID_MODEL, { inputTokens, outputTokens: 0 })),
    );
    await model.ask(ANYTHING, options());
    await settle();
  };
  await use(1000);
  const refusal = await use(1).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    message: "Today's AI budget is used up. Please try again in 12 hours.",
  });
  clock.now += DAY_MS / 2 - 1;
  await expect(use(1)).rejects.toThrow('again in 1 second.');
  clock.now += 1;
  await use(900);
  await expect(use(1)).rejects.toThrow(
    "This month's AI budget is used up. Please try again in 24 hours.",
  );
  clock.now += DAY_MS - 1;
  await expect(use(1)).rejects.toThrow("This month's");
  clock.now += 1;
  await use(1000);
});

test('what is settled while it is counted counts at least once', async () => {
  const { db, reserve } = await budgetOf();
  const one = await reserve(700);
  await one.model.ask(ANYTHING, options());
  let reads = 0;
  const settling = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reads += 1;
      if (reads === 1) await one.settle();
      return result;
    },
  });
  const asked = { unit: 'tokens', spans: spansAt(NOON) } as const;
  const spent = await findSpentLines(settling, asked);
  expect(spent.reduce((sum, { day }) => sum + day, 0)).toBeGreaterThanOrEqual(120);
});

test('an answer is kept though what it took cannot be noted at once', async () => {
  const { bills, db, reserve } = await budgetOf();
  const rename = (from: string, to: string) => db.schema.alterTable(from).renameTo(to).execute();
  const breaking = {
    ...PAID_MODEL,
    ask: async (...call: Parameters<typeof PAID_MODEL.ask>) => {
      await rename('model_reservations', 'away');
      return PAID_MODEL.ask(...call);
    },
  };
  const { model, settle } = await ownOf(reserve(700, breaking as typeof PAID_MODEL));
  const [answer] = await Promise.allSettled([model.ask(ANYTHING, options())]);
  await rename('away', 'model_reservations');
  expect(answer).toMatchObject({ status: 'fulfilled', value: { value: true } });
  await settle();
  expect(await bills()).toMatchObject([{ inputTokens: 100, outputTokens: 20 }]);
});

describe('what a process has set aside that has died', () => {
  const NOBODY = `${nameOfProcess().slice(0, nameOfProcess().lastIndexOf(' '))} 99999999`;

  test.each([
    [NOBODY, false, 0],
    ['elsewhere 7', true, 0],
    ['elsewhere 7', false, 1],
  ])('(%s) is given back at a start, alone %s: %d left', async (name, isOnlyProcess, left) => {
    const { abandon, bills, clock, db, reserve, reserved } = await budgetOf();
    const died = await reserve(700);
    await died.model.ask(ANYTHING, options());
    await abandon(name);
    await settleOrphanedReservations(db, { isOnlyProcess, startedAt: clock.now + 1 });
    expect(await reserved()).toHaveLength(left);
    expect(await bills()).toHaveLength(1 - left);
    await died.settle();
  });

  test('is given back once it was silent for long, its use billed once, though it comes back', async () => {
    const { bills, clock, db, reserve, reserved } = await budgetOf();
    const { model, settle } = await ownOf(reserve(700));
    await model.ask(ANYTHING, options());
    clock.now += SILENCE_MS;
    await expect(reserve(301)).rejects.toThrow(LimitReachedError);
    clock.now += 1;
    const other = await reserve(880);
    expect(await reserved()).toEqual([880]);
    expect(await bills()).toMatchObject([{ inputTokens: 100, askedAt: NOON }]);

    await model.ask(ANYTHING, options());
    await settle();
    expect(await bills()).toMatchObject([{ inputTokens: 200, outputTokens: 40 }]);
    await other.settle();
    await settleSilentReservations(db, clock.now + DAY_MS);
    expect(await bills()).toHaveLength(1);
  });
});

/** A reservation in two parts. */
async function ownOf(made: ReturnType<Awaited<ReturnType<typeof budgetOf>>['reserve']>) {
  const reservation = await made;
  return { model: reservation.model, settle: () => reservation.settle() };
}
