import { renderToStaticMarkup } from 'react-dom/server';

import { Navigation } from '../navigation/navigation.tsx';
import type { ScreenHistory } from '../navigation/screen-history.ts';
import { CONTENT_ID } from '../ui/page/content.ts';
import { LoadingCard } from '../ui/panels/loading-card.tsx';
import { HeaderBar } from './header/header-bar.tsx';
import { SkipLink } from './skip-link.tsx';

/** The page belongs to no address yet: no way of it is marked. */
const nowhere: ScreenHistory = {
  location: () => ({ pathname: '', search: '', hash: '', visit: 0 }),
  subscribe: () => () => {},
  visit: () => {},
  replaceSearch: () => {},
};

/**
 * What the page shows until its code is there, as markup: the house without a reader, and the card that
 * holds the place of the screen. The build writes it into the page; the app then draws the same.
 */
export const pageShell = (): string =>
  renderToStaticMarkup(
    <Navigation history={nowhere}>
      <SkipLink />
      <HeaderBar user={undefined} stats={undefined} onLogout={() => {}} />
      <main id={CONTENT_ID} tabIndex={-1} className="wrap page-content">
        <LoadingCard first label="Loading..." />
      </main>
    </Navigation>,
    // Links lead on without code; buttons would be pressed in vain.
  ).replaceAll('<button', '<button inert');
