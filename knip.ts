import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.ts'],
      project: ['scripts/**/*.ts'],
    },
    'packages/sdk': {
      entry: [
        'src/index.ts',
        'src/rules/index.ts',
        'src/rules/schedule.ts',
        'src/contract/index.ts',
      ],
      project: ['src/**/*.ts'],
    },
    'apps/api': {
      entry: ['src/**/*.test.ts', 'src/database/migrations/*.ts', 'vitest.*.config.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/web': {
      entry: ['src/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'bench/*.ts', 'vitest.*.config.ts'],
      project: ['src/**/*.{ts,tsx,css}', 'bench/**/*.ts', 'e2e/**/*.ts', 'build/**/*.ts'],
    },
  },
};

export default config;
