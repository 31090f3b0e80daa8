import { defineConfig } from 'vitest/config';

/** Attacks on a server that runs as it does for real. */
export default defineConfig({
  test: {
    name: 'abuse',
    root: import.meta.dirname,
    include: ['abuse/**/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/abuse/abused-server.ts`],
    // One after the other: how long bystanders wait is to be of one attack.
    fileParallelism: false,
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
