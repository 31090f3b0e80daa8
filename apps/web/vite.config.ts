import { parse } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

import { apiDescription } from './build/api-description.ts';
import { noChunkCycles } from './build/chunk-cycles.ts';
import { commonPasswordsList } from './build/common-passwords.ts';
import { compileHints } from './build/compile-hints.ts';
import { earlyCalls } from './build/early-calls.ts';
import { layerOrder } from './build/layer-order.ts';
import { offlineShell } from './build/offline-shell.ts';
import { pageShell } from './build/page-shell.ts';
import { plainReset } from './build/plain-reset.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { sizeBudget } from './build/size-budget.ts';
import { webManifest } from './build/web-manifest.ts';

/** The host stays as the browser knows it: passkeys are bound to it. */
const api = { target: 'http://localhost:3000', changeOrigin: false };

/** Later parts that share modules would else all be named in the name of the file that has them. */
const SHARED = 'shared';

/** What a screen or a dialog is called without that word. */
const shortName = (name: string): string =>
  name.startsWith(SHARED) ? 's' : name.replace(/-(?:screens?|dialogs?|region)\b/, '');

/**
 * What goes into one file. Each group takes along all that its modules import, but for what a group
 * before it has, so that no two can import each other (`noChunkCycles` looks).
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The first load is one chunk: pieces of it compress worse, and each costs a request.
  { name: 'first-load', tags: ['$initial'], priority: 9 },
  // What later parts share comes in one file a floor: a screen would else ask for dozens.
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 8 },
  {
    name: 'rules',
    test: /\/sdk\/dist\/(?:rules|domain)\//,
    minShareCount: 2,
    // Large ones are for few screens.
    maxModuleSize: 2000,
    priority: 7,
  },
  // Without the screens' own, so that what works offline needs none of their styles.
  { name: 'api', test: /\/src\/api\.ts$/, priority: 6 },
  { name: 'fields', test: /\/src\/ui\/fields\/field\.tsx$/, priority: 5 },
  // Nothing but cards imports it: what answers and rates works without it.
  { name: 'card-parts', test: /\/cards\/later\/card-parts\.ts$/, priority: 4 },
  { name: 'ui', test: /\/src\/ui\//, minShareCount: 2, priority: 3 },
  { name: 'data', test: /\/src\/data\//, minShareCount: 3, priority: 2 },
  // Fetched once the first screen stands, on most visits all of them; what a start without the server shows is not among them.
  {
    name: 'later',
    test: /\/(?:card-keys|installed-app|menu-sheet|page-tags|toast-region)\.tsx?$/,
    priority: 1,
  },
  // The rest as the parts need it. Never merged by size: that makes files that import each other.
  { name: SHARED, minShareCount: 2, entriesAware: true },
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    apiDescription(),
    commonPasswordsList(),
    earlyCalls(),
    layerOrder(),
    plainReset(),
    preloadFonts(),
    pageShell(),
    webManifest(),
    compileHints(),
    noChunkCycles(),
    sizeBudget({ initialKilobytes: 110, laterKilobytes: { 'card-parts': 18 } }),
    offlineShell(),
    precompress(),
  ],
  // The server knows below which path it lies; files name each other from where they are.
  base: './',
  // Inlined assets would be data: addresses, which the content policy refuses.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // All browsers of the target know modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The first load has the names of all files, whose hashes do not compress: as short as may be.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${shortName(parse(name).name)}-[hash:5][extname]`,
      },
    },
  },
  // Only React before 18 needs the shim.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { proxy: { '/api': api, '/covers': api, '/mcp': api } },
});
