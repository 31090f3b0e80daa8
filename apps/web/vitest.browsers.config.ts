import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'browsers',
    include: ['e2e/browsers/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
