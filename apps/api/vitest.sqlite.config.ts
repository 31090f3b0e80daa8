import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-sqlite',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts'],
    setupFiles: [`${import.meta.dirname}/../../scripts/seed-properties.ts`],
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TEST_DATABASE: 'sqlite' },
  },
});
