import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/e2e/shared-product.ts`],
    // The files of a worker share its browser, and some of all workers one product.
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
