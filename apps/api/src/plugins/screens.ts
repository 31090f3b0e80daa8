/**
 * The addresses of the web app's screens but those of books; its not-found screen answers all
 * others.
 */
export const SCREENS = [
  '/',
  '/index.html',
  '/feed',
  '/library',
  '/progress',
  '/mastered',
  '/admin',
  '/settings',
  '/signin',
  '/signup',
] as const;

/** Other addresses of the feed, which is at `/`. */
const FEED_SCREENS = new Set<string>(['/index.html', '/feed']);

export function canonicalPath(screen: (typeof SCREENS)[number]): string {
  return FEED_SCREENS.has(screen) ? '/' : screen;
}
