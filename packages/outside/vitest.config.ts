import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'outside',
    include: ['src/**/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/src/pack-setup.ts`],
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
