import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Navigation } from '../navigation/navigation.tsx';
import type { ScreenHistory } from '../navigation/screen-history.ts';
import { LibraryComing } from '../screens/library/library-coming.tsx';
import { ProgressComing } from '../screens/progress/progress-coming.tsx';
import { ProgressHead } from '../screens/progress/progress-head.tsx';
import { CONTENT_ID } from '../ui/page/content.ts';
import { LoadingCard } from '../ui/panels/loading-card.tsx';
import { HeaderBar } from './header/header-bar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Without a path the page belongs to no address yet: no way of it is marked. */
const placeAt = (pathname: string): ScreenHistory => ({
  location: () => ({ pathname, search: '', hash: '', visit: 0 }),
  subscribe: () => () => {},
  visit: () => {},
  replaceSearch: () => {},
});

/** What these screens show until their data has come; others are one card. */
const SCREENS: ReadonlyMap<string, ReactNode> = new Map([
  ['/library', <LibraryComing key="library" />],
  [
    '/progress',
    <div key="progress" className="progress-page">
      <ProgressHead />
      <ProgressComing />
    </div>,
  ],
]);

/**
 * What the page shows until its code is there, as markup: the house without a reader, and the card that
 * holds the place of the screen. The build writes it into the page; the app then draws the same.
 */
export const pageShell = (): string => houseAt('', <LoadingCard first label="Loading..." />);

/** The same at the addresses of screens that show something of their own, by path. */
export const screenShells = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...SCREENS].map(([path, screen]) => [path, houseAt(path, screen)]));

const houseAt = (path: string, screen: ReactNode): string =>
  renderToStaticMarkup(
    <Navigation history={placeAt(path)}>
      <SkipLink />
      <HeaderBar user={undefined} stats={undefined} onLogout={() => {}} />
      <main id={CONTENT_ID} tabIndex={-1} className="wrap page-content">
        {screen}
      </main>
    </Navigation>,
    // Links lead on without code; buttons would be pressed in vain.
  ).replaceAll('<button', '<button inert');
