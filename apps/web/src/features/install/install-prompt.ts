let kept: Event | undefined;
const listeners = new Set<() => void>();

/** The event with which the browser lets the page offer its installation, while it stands. */
export function installPrompt(): Event | undefined {
  return kept;
}

export function keepInstallPrompt(prompt: Event | undefined): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// It comes once, whenever the browser likes, and is gone unless somebody listens from the start.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keepInstallPrompt(event);
});
addEventListener('appinstalled', () => keepInstallPrompt(undefined));
