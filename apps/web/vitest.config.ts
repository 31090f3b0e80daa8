import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';

import { apiDescription } from './build/api-description.ts';
import { commonPasswordsList } from './build/common-passwords.ts';
import { launchOptions } from './build/launch-options.ts';
import { plainReset } from './build/plain-reset.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    apiDescription(),
    commonPasswordsList(),
    plainReset(),
    msw({ mode: 'worker-only' }),
  ],
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'regexparam',
      '@tanstack/react-query',
      '@radix-ui/react-toast',
      '@simplewebauthn/browser',
      'clsx',
      'fast-check',
      'idb',
      '@morsel/sdk > ts-fsrs',
      'lucide-react',
      'msw',
      'msw/browser',
      'wouter',
      'wouter/use-browser-location',
    ],
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
    setupFiles: ['src/testing/setup.ts', '../../scripts/seed-properties.ts'],
    // The files share one page; the set-up leaves it to each as new.
    isolate: false,
    // Room for a busy machine: nothing is judged by the time it takes.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      connectTimeout: 120_000,
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: launchOptions(),
        // No test waits for what moves; those about motion ask for it, and the journeys have it.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
