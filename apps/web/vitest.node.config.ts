import { defineConfig } from 'vitest/config';

/** What needs no browser: rules, texts, arrangements of data. */
export default defineConfig({
  test: {
    name: 'web-node',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
    setupFiles: [`${import.meta.dirname}/../../scripts/seed-properties.ts`],
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 60_000,
  },
});
