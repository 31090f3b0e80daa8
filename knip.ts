import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'scripts/image/{fill-image,test-container}.ts'],
      project: ['scripts/**/*.ts'],
      // Debian's.
      ignoreBinaries: ['buildah', 'mmdebstrap', 'ldd'],
    },
    'packages/sdk': {
      entry: [
        'src/index.ts',
        'src/client/retrying-fetch.ts',
        'src/webhooks/index.ts',
        'src/domain/index.ts',
        'src/rules/index.ts',
        'src/rules/cover/{figure,index}.ts',
        'src/rules/schedule.ts',
        'src/contract/index.ts',
        'src/contract/openapi/index.ts',
      ],
      project: ['{bench,build,src}/**/*.ts'],
    },
    'packages/outside': {
      entry: ['src/**/*.test.ts', 'src/run-elsewhere.ts', 'src/write-reference.ts'],
      // Loaded by typedoc, by its name.
      ignoreDependencies: ['typedoc-plugin-markdown'],
      project: ['src/**/*.ts'],
    },
    'apps/api': {
      entry: [
        'abuse/{abused-server,bystander-process}.ts',
        'abuse/**/*.test.ts',
        'pictures/*.ts',
        'releases/{make-fixture,write-description}.ts',
        'src/**/*.test.ts',
        // Started by name in the image.
        'src/cli/check-health.ts',
        'src/database/migrations/*.ts',
        'vitest.*.config.ts',
      ],
      project: ['{abuse,chaos,pictures,recipes,releases,src}/**/*.ts'],
      ignoreBinaries: ['mount', 'umount', 'psql'],
    },
    'apps/web': {
      entry: [
        'src/**/*.test.{ts,tsx}',
        'src/**/service-worker.ts',
        'src/app/page-shell.tsx',
        'src/early-calls/send-early-calls.ts',
        'e2e/**/*.test.ts',
        'bench/*.ts',
        'fonts/*.ts',
        'pictures/*.ts',
        'vitest.*.config.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', '{bench,build,e2e,fonts,pictures}/**/*.ts'],
    },
  },
};

export default config;
