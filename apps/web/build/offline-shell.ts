import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Writes the worker that keeps the app's own files for starting offline. Built with MORSEL_KILL_SWITCH=1,
 * the worker is one that removes itself and those files.
 */
export function offlineShell(): PluginOption {
  const killSwitch = process.env['MORSEL_KILL_SWITCH'] === '1';
  return VitePWA({
    strategies: 'injectManifest',
    // Both are called service-worker.ts, since an installed worker is replaced under its own name.
    srcDir: killSwitch ? 'src/kill-switch' : 'src',
    filename: 'service-worker.ts',
    injectRegister: false,
    // It has a plugin of its own.
    manifest: false,
    injectManifest: {
      injectionPoint: killSwitch ? '' : 'self.__WB_MANIFEST',
      // Passwords are chosen with the server alone.
      globIgnores: ['assets/common-passwords-*.js'],
      globPatterns: [
        'index.html',
        'favicon.svg',
        'manifest.webmanifest',
        'assets/*.{js,css,woff2}',
      ],
    },
  });
}
