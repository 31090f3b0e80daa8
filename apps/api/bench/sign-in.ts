import { connectDatabase } from '../src/database/connection.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { hashPassword } from '../src/modules/accounts/password-hash.ts';
import { buildServer } from '../src/server.ts';
import { NO_LIMITS } from '../src/testing/no-limits.ts';

/**
 * How long a failed sign-in takes with a known and with an unknown e-mail address. They must not
 * differ by more than a tenth, or the time tells who has an account. Ends with 1 when they do.
 */
const ROUNDS = 400;
const WARM_UP = 20;
const TOLERANCE = 0.1;

const db = await connectDatabase(':memory:');
await migrateToLatest(db);
const app = await buildServer(
  {
    db,
    now: Date.now,
    randomId: () => 'generated-1',
    fetchPicture: () => Promise.reject(new Error('There are no pictures here')),
    hasPasswordForm: true,
  },
  { sessionSecret: 'a secret that only this bench knows', limits: NO_LIMITS },
);
const known = 'known@example.org';
await db
  .insertInto('users')
  .values({
    name: 'Known',
    email: known,
    passwordHash: await hashPassword('bookworm', { line: 'signUp', id: 'bench' }),
    createdAt: 0,
    seenAt: 0,
  })
  .execute();

// In turns, so that whatever else the machine does meets both alike.
const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const knownMs = await failedSignIn(known);
  const unknownMs = await failedSignIn(`unknown-${round}@example.org`);
  if (round < 0) continue;
  times.known.push(knownMs);
  times.unknown.push(unknownMs);
}
await app.close();
await db.destroy();

const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
const ratio = unknownMs / knownMs;
console.log(`failed sign-in, ${ROUNDS} each, median`);
console.log(`  known e-mail    ${knownMs.toFixed(2)} ms`);
console.log(`  unknown e-mail  ${unknownMs.toFixed(2)} ms`);
console.log(`  ratio           ${ratio.toFixed(3)} (at most ${TOLERANCE * 100} % apart)`);
if (Math.abs(ratio - 1) > TOLERANCE) process.exitCode = 1;

async function failedSignIn(email: string): Promise<number> {
  const start = performance.now();
  const payload = { email, password: 'guessed' };
  const answer = await app.inject({ method: 'POST', url: '/api/signin', payload });
  if (answer.statusCode !== 401) throw new Error(`Signing in answered ${answer.statusCode}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
