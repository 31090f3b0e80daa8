import { defineConfig } from 'vitest/config';

/** What only a real PostgreSQL shows: several connections at once. */
export default defineConfig({
  test: {
    name: 'api-postgres',
    root: import.meta.dirname,
    include: ['src/**/*.postgres.test.ts'],
    globalSetup: [`${import.meta.dirname}/src/testing/postgres-setup.ts`],
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TEST_DATABASE: 'sqlite' },
  },
});
