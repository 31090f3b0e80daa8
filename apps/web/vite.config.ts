import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { commonPasswordsList } from './build/common-passwords.ts';
import { earlyCalls } from './build/early-calls.ts';
import { layerOrder } from './build/layer-order.ts';
import { offlineShell } from './build/offline-shell.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { sizeBudget } from './build/size-budget.ts';

/** The host stays as the browser knows it: passkeys are bound to it. */
const api = { target: 'http://localhost:3000', changeOrigin: false };

const SHARED = 'shared';

/** Names of shared files would else list all who share them. */
const shortName = (name: string): string => (name.startsWith(SHARED) ? SHARED : '[name]');

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    commonPasswordsList(),
    earlyCalls(),
    layerOrder(),
    preloadFonts(),
    sizeBudget({ limitKilobytes: 110 }),
    offlineShell(),
    precompress(),
  ],
  // Inlined assets would be data: addresses, which the content policy refuses.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // All browsers of the target know modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first load is one chunk: pieces of it compress worse, and each costs a request.
        // What several later parts share comes in few: a screen would else ask for dozens of files.
        codeSplitting: {
          groups: [
            { name: 'first-load', tags: ['$initial'], priority: 1 },
            {
              name: SHARED,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
            },
          ],
        },
        // The first load has the names of all files, whose hashes do not compress: as short as may be.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash:7][extname]`,
      },
    },
  },
  server: { proxy: { '/api': api, '/covers': api } },
});
