import { defineConfig } from 'vitest/config';

import { ClosingLineReporter } from './scripts/closing-line-reporter.ts';
import { JourneysFirst } from './scripts/journeys-first.ts';
import { propertySeed } from './scripts/property-seed.ts';

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    sequence: { sequencer: JourneysFirst },
    provide: { propertySeed: propertySeed(process.env) ?? null },
    projects: [
      'packages/sdk/vitest.config.ts',
      'packages/outside/vitest.config.ts',
      'apps/api/vitest.sqlite.config.ts',
      'apps/api/vitest.pglite.config.ts',
      'apps/api/vitest.postgres.config.ts',
      'apps/api/vitest.abuse.config.ts',
      'apps/web/vitest.node.config.ts',
      'apps/web/vitest.config.ts',
      'apps/web/vitest.journeys.config.ts',
    ],
  },
});
