import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'sdk',
    setupFiles: [`${import.meta.dirname}/../../scripts/seed-properties.ts`],
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
