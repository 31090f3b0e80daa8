/** How long a feed takes to be ranked: `pnpm --filter @morsel/sdk bench:ranking`. */
import { DAY_MS } from '../src/domain/durations.ts';
import { type Candidate, columnsOf } from '../src/rules/ranking/candidates.ts';
import { prepareFeed } from '../src/rules/ranking/prepare-feed.ts';
import { rankFeed, rankPrepared } from '../src/rules/ranking/rank-feed.ts';
import { seededRandom } from '../src/rules/seeded-random.ts';
import { rankPlainly } from '../src/testing/plain-ranking/rank-plainly.ts';

const now = Date.UTC(2026, 2, 1, 12);
const KINDS = ['mcq', 'true_false', 'match_pairs', 'arrange_list', 'flashcard'];

/** A shelf of books of a hundred items each, of which a share was practised. */
function shelfOf(books: number, practised: number): Candidate[] {
  const chance = seededRandom(7);
  const whole = (below: number) => Math.floor(chance() * below);
  return Array.from({ length: books * 100 }, (_, at): Candidate => {
    const bookId = 1 + (at % books);
    const item = { itemId: 1 + at, bookId, kind: KINDS[whole(5)] ?? '', position: whole(100) };
    const asked = {
      difficulty: 1 + whole(3),
      idea: `idea ${whole(40)}`,
      demand: 'recognise',
    } as const;
    if (chance() >= practised) return { ...item, ...asked };
    const memory = {
      dueAt: now + (whole(60) - 20) * DAY_MS,
      lastReviewAt: now - whole(60 * DAY_MS),
      stability: 0.2 + 50 * chance(),
      difficulty: 1 + 9 * chance(),
    };
    return { ...item, ...asked, memory, lastWrong: chance() < 0.2 };
  });
}

/** Microseconds, the middle one of many. */
function median(run: (seed: number) => void): number {
  const times = Array.from({ length: 600 }, (_, seed) => {
    const start = performance.now();
    run(seed);
    return performance.now() - start;
  });
  const sorted = times.slice(100).toSorted((a, b) => a - b);
  return Math.round((sorted[250] ?? 0) * 1000);
}

const rows = [
  { books: 8, practised: 0.1 },
  { books: 8, practised: 0.9 },
  { books: 1, practised: 0.1 },
  { books: 100, practised: 0.3 },
].map(({ books, practised }) => {
  const shelf = shelfOf(books, practised);
  const feed = prepareFeed(columnsOf(shelf).columns);
  return {
    books,
    items: shelf.length,
    practised,
    'first 5 (µs)': median((seed) => rankPrepared(feed, { now, seed, places: 5 })),
    'first 20 (µs)': median((seed) => rankPrepared(feed, { now, seed, places: 20 })),
    'all (µs)': median((seed) => rankPrepared(feed, { now, seed })),
    'all, from objects (µs)': median((seed) => rankFeed(shelf, { now, seed })),
    'plainly (µs)': median((seed) => rankPlainly(shelf, { now, seed })),
  };
});
console.table(rows);
