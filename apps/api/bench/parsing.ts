import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connectDatabase } from '../src/database/connection.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { secretHash } from '../src/database/secret-hash.ts';
import { closeBackground } from '../src/generation/background.ts';
import { parseText } from '../src/generation/parsing/parse-in-background.ts';
import { loadLibrary } from '../src/library/loading.ts';
import { GUEST_COOKIE } from '../src/plugins/cookies.ts';
import { buildServer } from '../src/server.ts';
import { NO_LIMITS } from '../src/testing/no-limits.ts';
import { pdfOf } from '../src/testing/texts/making/pdfs.ts';
import { TIDES } from '../src/testing/texts/tides.ts';

/**
 * How long a reader waits for the feed on a SQLite file, alone and while the text of a PDF of 20 MB
 * is read in the background. Ends with 1 when it makes more than so much of a difference.
 */
const ROUNDS = 3;
const ALONE_MS = 4000;
const PDF_BYTES = 20 * 1024 * 1024;
const PICTURE_BYTES = 64 * 1024;
const PDF_WORDS = 200_000;
/** A reader's next tap, not a flood: what is measured is the waiting, not the throughput. */
const PAUSE_MS = 10;
const MOST_MS_MORE = 10;

const folder = mkdtempSync(join(tmpdir(), 'morsel-bench-'));
const db = await connectDatabase(`file:${join(folder, 'morsel.db')}`);
await migrateToLatest(db);
await loadLibrary(db, Date.now());
const app = await buildServer(
  {
    db,
    now: Date.now,
    randomId: () => crypto.randomUUID(),
    fetchPicture: () => Promise.reject(new Error('There are no pictures here')),
  },
  { sessionSecret: 'a secret that only this bench knows', limits: NO_LIMITS },
);
const address = await app.listen({ port: 0 });
const cookie = await newGuest();
const pdf = await largePdf();
const file = { name: 'large.pdf', kind: 'file', book: TIDES } as const;

await feedTimesUntil(pause(ALONE_MS / 2));
const alone: number[] = [];
const beside: number[] = [];
const parsing: number[] = [];
let words = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await feedTimesUntil(pause(ALONE_MS))));
  const start = performance.now();
  const parsed = parseText({ ...file, bytes: pdf }, {}).then((text) => {
    parsing.push(performance.now() - start);
    words = text.chunks.reduce((sum, chunk) => sum + chunk.words, 0);
  });
  beside.push(...(await feedTimesUntil(parsed)));
}
await app.close();
await closeBackground();
await db.destroy();
rmSync(folder, { recursive: true });

const megabytes = (pdf.byteLength / 1024 / 1024).toFixed(1);
console.log(
  `a PDF of ${megabytes} MB, ${words} words, read in ${seconds(at(parsing, 0.5))} s (median)`,
);
console.log('GET /api/quiz/feed      p50      p95     most   answers');
console.log(`  alone            ${row(alone)}`);
console.log(`  while it is read ${row(beside)}`);
const more = at(beside, 0.95) - at(alone, 0.95);
console.log(`  p95 differs by ${more.toFixed(1)} ms (at most ${MOST_MS_MORE})`);
if (more > MOST_MS_MORE) process.exitCode = 1;

async function newGuest(): Promise<string> {
  const token = crypto.randomUUID();
  const { id: user_id } = await db
    .insertInto('users')
    .values({ created_at: 0, seen_at: Date.now(), guest_token_hash: secretHash(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const books = await db.selectFrom('books').select('id as book_id').execute();
  await db
    .insertInto('shelf_books')
    .values(books.map(({ book_id }) => ({ user_id, book_id, added_at: 0 })))
    .execute();
  return `${GUEST_COOKIE}=${token}`;
}

/** Bulk that is no text, as pictures are, beside the text of a long book. */
function largePdf(): Promise<Uint8Array> {
  const words = TIDES.chapters.flatMap(({ paragraphs }) => paragraphs.join(' ').split(' '));
  const copies = Math.ceil(PDF_WORDS / words.length);
  const pictures = Math.ceil(PDF_BYTES / PICTURE_BYTES);
  return pdfOf(
    (pdf) => {
      pdf.font('Times-Roman', 10);
      for (let copy = 0; copy < copies; copy += 1) {
        // No two lines alike, or they would be taken for running heads and feet.
        const text = words.map((word, at) => (at % 9 === 0 ? `${word}${copy}` : word)).join(' ');
        pdf
          .addPage()
          .text(`Chapter ${copy + 1}`)
          .moveDown()
          .text(text);
      }
      for (let picture = 0; picture < pictures; picture += 1) {
        const bytes = crypto.getRandomValues(Buffer.alloc(PICTURE_BYTES));
        pdf.file(bytes, { name: `picture ${picture}` });
      }
    },
    { autoFirstPage: false },
  );
}

async function feedTimesUntil(end: Promise<void>): Promise<number[]> {
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

function row(times: readonly number[]): string {
  const figures = [at(times, 0.5), at(times, 0.95), at(times, 1)];
  return `${figures.map((ms) => ms.toFixed(1).padStart(8)).join(' ')}${String(times.length).padStart(9)}`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
