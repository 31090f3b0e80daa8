import { useSyncExternalStore } from 'react';

import { installPrompt, keepInstallPrompt, subscribeToInstallPrompt } from './install-prompt.ts';

/** How Morsel gets onto this device: the browser asks, or the reader finds it in the share sheet. */
export type InstallWay = 'prompt' | 'share-sheet';

/** The way to install Morsel; undefined where it is installed already or cannot be. */
export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(subscribeToInstallPrompt, installWay);
}

/** Shows the browser's own question; each may be shown once. */
export async function askToInstall(): Promise<void> {
  const event = installPrompt();
  keepInstallPrompt(undefined);
  if (event && 'prompt' in event && typeof event.prompt === 'function') await event.prompt();
}

function installWay(): InstallWay | undefined {
  if (installPrompt()) return 'prompt';
  return isOnApplePhone() && !isInstalled() ? 'share-sheet' : undefined;
}

/** Tablets of the maker call themselves desktops, but only its mobile browsers know `standalone`. */
function isOnApplePhone(): boolean {
  return 'standalone' in navigator || /iPhone|iPad|iPod/.test(navigator.userAgent);
}

function isInstalled(): boolean {
  const standalone: unknown = Reflect.get(navigator, 'standalone');
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
