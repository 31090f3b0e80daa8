import { connectDatabase } from '../src/database/connection.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { loadLibrary } from '../src/library/load-library.ts';
import { KnownFlaws } from '../src/modules/admin-items/known-flaws.ts';
import { listReportedItems } from '../src/modules/admin-items/list-admin-items.ts';

/**
 * What the list of reported items takes of the processor, full of items of the library: the first time
 * that an admin looks, and from then on. Ends with 1 when looking again takes too much.
 */
const REPORTED = 400;
const ROUNDS = 60;
const MOST_MS = 15;

const db = await connectDatabase(':memory:');
await migrateToLatest(db);
await loadLibrary(db, 0);
await reportMany();
const known = new KnownFlaws();

const first = await cpuOf();
const again: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) again.push(await cpuOf());
await db.destroy();

const p50 = quantile(0.5);
console.log(`the list of reported items, ${REPORTED} of them reported, CPU ms`);
console.log(`  first  ${first.toFixed(1)}`);
console.log(
  `  again  ${p50.toFixed(1)} p50, ${quantile(0.99).toFixed(1)} p99 (p50 at most ${MOST_MS})`,
);
if (p50 > MOST_MS) process.exitCode = 1;

async function reportMany(): Promise<void> {
  const values = { name: 'Rita', createdAt: 0, seenAt: 0 };
  const { id: userId } = await db
    .insertInto('users')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = await db.selectFrom('items').select(['id', 'revision']).limit(REPORTED).execute();
  const report = { userId, reason: 'wrong', note: null, createdAt: 0, decidedAt: null } as const;
  for (const { id: itemId, revision } of items) {
    await db
      .insertInto('itemReports')
      .values({ ...report, itemId, revision })
      .execute();
  }
}

/** Of one call, with the JSON that is sent. */
async function cpuOf(): Promise<number> {
  const start = process.threadCpuUsage();
  JSON.stringify(await listReportedItems({ db, known }));
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function quantile(share: number): number {
  const sorted = again.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
