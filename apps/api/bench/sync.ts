import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SyncAnswer } from '@morsel/sdk/contract';
import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { Value } from 'typebox/value';

import { connectDatabase } from '../src/database/connection.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { secretHash } from '../src/database/secret-hash.ts';
import { GUEST_COOKIE } from '../src/http/identity/cookies.ts';
import { seedTopics } from '../src/library/topics.ts';
import { buildServer } from '../src/server.ts';
import { answering } from '../src/testing/backlogs.ts';
import { aBook, aQuestion } from '../src/testing/factories.ts';
import { NO_LIMITS } from '../src/testing/no-limits.ts';

/**
 * How long a backlog of a hundred answers takes on a SQLite file, and how long another reader's
 * calls wait meanwhile. Ends with 1 when the backlog takes longer than a reader would wait for.
 */
const ROUNDS = 20;
const WARM_UP = 3;
const BACKLOG = 100;
const MOST_MS = 2000;

const folder = mkdtempSync(join(tmpdir(), 'morsel-bench-'));
const db = await connectDatabase(`file:${join(folder, 'morsel.db')}`);
await migrateToLatest(db);
await seedTopics(db);
const app = await buildServer(
  {
    db,
    now: Date.now,
    randomId: () => crypto.randomUUID(),
    fetchPicture: () => Promise.reject(new Error('There are no pictures here')),
    hasPasswordForm: true,
  },
  { sessionSecret: 'a secret that only this bench knows', limits: NO_LIMITS },
);
const address = await app.listen({ port: 0 });
const { id: bookId } = await aBook(db);
const questions: number[] = [];
for (let made = 0; made < BACKLOG; made += 1) questions.push((await aQuestion(db, { bookId })).id);

const backlogs: number[] = [];
const waits: number[] = [];
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const [reader, other] = [await newGuest(), await newGuest()];
  const waited: number[] = [];
  const sent = sendBacklog(reader);
  let took: number | undefined;
  while (took === undefined) {
    waited.push(await timed(() => call('/api/topics', other)));
    took = await Promise.race([sent, Promise.resolve(undefined)]);
  }
  if (round < 0) continue;
  backlogs.push(took);
  waits.push(...waited);
}
await app.close();
await db.destroy();
rmSync(folder, { recursive: true });

const median = at(backlogs, 0.5);
console.log(`a backlog of ${BACKLOG} answers on a SQLite file, ${ROUNDS} of them`);
console.log(`  median                       ${median.toFixed(0)} ms (at most ${MOST_MS})`);
console.log(`  slowest                      ${at(backlogs, 1).toFixed(0)} ms`);
console.log(`  another reader waits, median ${at(waits, 0.5).toFixed(1)} ms`);
console.log(`  another reader waits, most   ${at(waits, 1).toFixed(1)} ms`);
if (median > MOST_MS) process.exitCode = 1;

type Guest = { id: number; cookie: string };

async function newGuest(): Promise<Guest> {
  const token = crypto.randomUUID();
  const long = Date.now() - 30 * DAY_MS;
  const { id } = await db
    .insertInto('users')
    .values({ createdAt: long, seenAt: Date.now(), guestTokenHash: secretHash(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, cookie: `${GUEST_COOKIE}=${token}` };
}

async function call(path: string, { cookie }: Guest, payload?: object): Promise<unknown> {
  const answer = await fetch(
    `${address}${path}`,
    payload === undefined
      ? { headers: { cookie } }
      : {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify(payload),
        },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
  return JSON.parse(text);
}

function sendBacklog(reader: Guest): Promise<number> {
  const now = Date.now();
  const operations = questions.map((target, index) =>
    answering(
      { opId: crypto.randomUUID(), target, answeredAt: now - (BACKLOG - index) * MINUTE_MS },
      index % 4 === 0 ? 0 : 1,
    ),
  );
  const payload = { userId: reader.id, sentAt: now, operations };
  return timed(async () => {
    const answer = await call('/api/sync', reader, payload);
    if (!Value.Check(SyncAnswer, answer)) throw new Error('This is no answer to a backlog');
    if (answer.stats.totalAnswered !== BACKLOG) throw new Error('Not all of it was applied');
  });
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
