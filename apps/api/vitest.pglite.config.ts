import { defineConfig } from 'vitest/config';

/** Rules and calls of others: what they prove does not depend on the database. */
const WITHOUT_A_DATABASE = [
  'src/items/checks/**',
  'src/library/{composing,covers,library,reading}.test.ts',
  'src/generation/{parsing,extractive,provider,drafting}/**',
  'src/modules/covers/drawing/**',
  'src/testing/corpus/**',
  'src/testing/{names-and-dates,phone-card}.test.ts',
];

export default defineConfig({
  test: {
    name: 'api-pglite',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // Not about PGlite: SQLite alone, a real PostgreSQL, the process as a whole.
    exclude: ['src/**/*.{sqlite,postgres,process}.test.ts', ...WITHOUT_A_DATABASE],
    env: { TEST_DATABASE: 'pglite' },
    globalSetup: [`${import.meta.dirname}/src/testing/pglite-setup.ts`],
    // One PGlite for each worker: it takes half a second to start.
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
