import { defineConfig } from 'vitest/config';

/** Rules and calls of others: what they prove does not depend on the database. */
const WITHOUT_A_DATABASE = [
  'src/items/checks/**',
  'src/library/{compose-book-items,covers,library,read-library,recall}.test.ts',
  'src/generation/{parsing,extractive,provider,drafting}/**',
  'src/modules/covers/drawing/**',
  'src/modules/covers/download-picture.test.ts',
  'src/items/likely-topic.test.ts',
  'src/http/routing.test.ts',
  'src/modules/item-figures/{statistics,tally-answers,judge-figures}.test.ts',
  'src/testing/corpus/**',
  'src/testing/{names-and-dates,phone-card}.test.ts',
];

export default defineConfig({
  test: {
    name: 'api-pglite',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // A file with queries of its own runs here too. Named otherwise are those of SQLite alone, which
    // prove what HTTP does with any database or walk through what others prove of each query; those
    // of a real PostgreSQL; and those of whole processes.
    exclude: ['src/**/*.{sqlite,postgres,process}.test.ts', ...WITHOUT_A_DATABASE],
    env: { TEST_DATABASE: 'pglite' },
    setupFiles: [`${import.meta.dirname}/../../scripts/seed-properties.ts`],
    globalSetup: [`${import.meta.dirname}/src/testing/pglite-setup.ts`],
    // One PGlite for each worker: it takes half a second to start.
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
