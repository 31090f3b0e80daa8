import { onTestFinished } from 'vitest';

/** Keeps the test's page where it is, and returns the paths that were to be loaded as whole pages. */
export function holdPageLoads(): string[] {
  const paths: string[] = [];
  const hold = (event: NavigateEvent): void => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    paths.push(new URL(event.destination.url).pathname);
  };
  navigation.addEventListener('navigate', hold);
  onTestFinished(() => navigation.removeEventListener('navigate', hold));
  return paths;
}
