import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connectDatabase } from '../src/database/connection.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { secretHash } from '../src/database/secret-hash.ts';
import type { Model } from '../src/generation/provider/model.ts';
import { GUEST_COOKIE } from '../src/http/identity/cookies.ts';
import { loadLibrary } from '../src/library/load-library.ts';
import { buildServer } from '../src/server.ts';
import { NO_BUDGET, NO_LIMITS } from '../src/testing/no-limits.ts';

/** A reader's next tap, not a flood: what is measured is the waiting, not the throughput. */
const PAUSE_MS = 10;

/** The server on a SQLite file with the built-in books, for measuring how long the feed takes. */
export async function feedServer({ model }: { model?: Model | undefined } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'morsel-bench-'));
  const db = await connectDatabase(`file:${join(folder, 'morsel.db')}`);
  await migrateToLatest(db);
  await loadLibrary(db, Date.now());
  const app = await buildServer(
    {
      db,
      model,
      now: Date.now,
      randomId: () => crypto.randomUUID(),
      fetchPicture: () => Promise.reject(new Error('There are no pictures here')),
      hasPasswordForm: true,
    },
    { sessionSecret: 'a secret that only this bench knows', limits: NO_LIMITS, budget: NO_BUDGET },
  );
  const address = await app.listen({ port: 0 });

  /** A guest with all books on the shelf. */
  async function newGuest(): Promise<{ id: number; cookie: string }> {
    const token = crypto.randomUUID();
    const { id } = await db
      .insertInto('users')
      .values({ createdAt: 0, seenAt: Date.now(), guestTokenHash: secretHash(token) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const books = await db.selectFrom('books').select('id as bookId').execute();
    await db
      .insertInto('shelfBooks')
      .values(books.map(({ bookId }) => ({ userId: id, bookId, addedAt: 0 })))
      .execute();
    return { id, cookie: `${GUEST_COOKIE}=${token}` };
  }

  const { cookie } = await newGuest();

  /** How long each page of the feed takes until the end, ms. */
  async function feedTimesUntil(end: Promise<unknown>): Promise<number[]> {
    const times: number[] = [];
    const over = end.then(() => true);
    while (!(await Promise.race([over, pause(PAUSE_MS)]))) {
      const start = performance.now();
      const answer = await fetch(`${address}/api/quiz/feed?limit=5`, { headers: { cookie } });
      const items: unknown = await answer.json();
      if (!Array.isArray(items) || items.length !== 5) throw new Error(JSON.stringify(items));
      times.push(performance.now() - start);
    }
    return times;
  }

  async function close(): Promise<void> {
    await app.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  }

  return { db, address, newGuest, feedTimesUntil, close };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** The value below which such a share of the values lies. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const FIGURES = 'GET /api/quiz/feed       p50      p95     most   answers';

/** A line of a table under `FIGURES`. */
export function figuresOf(name: string, times: readonly number[]): string {
  const figures = [at(times, 0.5), at(times, 0.95), at(times, 1)];
  const columns = figures.map((ms) => ms.toFixed(1).padStart(8)).join(' ');
  return `  ${name.padEnd(17)}${columns}${String(times.length).padStart(10)}`;
}
