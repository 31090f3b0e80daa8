import { defineConfig } from 'vitest/config';

import { ClosingLineReporter } from './scripts/closing-line-reporter.ts';

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    projects: [
      'packages/sdk/vitest.config.ts',
      'apps/api/vitest.sqlite.config.ts',
      'apps/api/vitest.pglite.config.ts',
      'apps/web/vitest.config.ts',
      'apps/web/vitest.journeys.config.ts',
    ],
  },
});
