import { defineConfig } from 'vitest/config';

import { isFull } from './abuse/scale.ts';

/** Attacks on a server that runs as it does for real. */
export default defineConfig({
  test: {
    name: 'abuse',
    root: import.meta.dirname,
    include: ['abuse/**/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/abuse/abused-server.ts`],
    // In full one after the other: how long bystanders wait is to be of one attack.
    ...(isFull && { fileParallelism: false }),
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
