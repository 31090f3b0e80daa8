import type { ReactNode } from 'react';

import { matchesPath } from '../navigation/path-pattern.ts';
import { Route, Switch } from '../navigation/routes.ts';
import { screenOf } from './screen-of.tsx';

const LibraryScreen = screenOf(
  async () => (await import('../screens/library/library-screen.tsx')).LibraryScreen,
);
const ProgressScreen = screenOf(
  async () => (await import('../screens/progress/progress-screen.tsx')).ProgressScreen,
);
const MasteredScreen = screenOf(
  async () => (await import('../screens/mastered/mastered-screen.tsx')).MasteredScreen,
);
const BookBySlug = screenOf(
  async () => (await import('../screens/book/book-screens.tsx')).BookBySlug,
);
const BookById = screenOf(async () => (await import('../screens/book/book-screens.tsx')).BookById);
const BitesScreen = screenOf(
  async () => (await import('../screens/bites/bites-screen.tsx')).BitesScreen,
);
const IdeasScreen = screenOf(
  async () => (await import('../screens/ideas/ideas-screen.tsx')).IdeasScreen,
);
const ProposalsScreen = screenOf(
  async () => (await import('../screens/proposals/proposals-screen.tsx')).ProposalsScreen,
);
const SignInScreen = screenOf(
  async () => (await import('../screens/sign-in/sign-in-screen.tsx')).SignInScreen,
);
const SignUpScreen = screenOf(
  async () => (await import('../screens/sign-up/sign-up-screen.tsx')).SignUpScreen,
);
const SettingsScreen = screenOf(
  async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
);
const RareScreens = screenOf(async () => (await import('./rare-screens.tsx')).RareScreens);

const SCREENS = [
  ['/library', LibraryScreen],
  ['/progress', ProgressScreen],
  ['/mastered', MasteredScreen],
  ['/books/:slug', BookBySlug],
  ['/books/:slug/bites', BitesScreen],
  ['/books/:slug/ideas', IdeasScreen],
  ['/books/:slug/proposals', ProposalsScreen],
  ['/book/:id', BookById],
  ['/book/:id/bites', BitesScreen],
  ['/book/:id/ideas', IdeasScreen],
  ['/book/:id/proposals', ProposalsScreen],
  ['/signin', SignInScreen],
  ['/signup', SignUpScreen],
  ['/settings', SettingsScreen],
] as const;

/** Every address of the app; the feed comes with the first load, the rest when it is asked for. */
export function Screens({ feed }: { feed: ReactNode }) {
  return (
    <Switch>
      <Route path="/">{feed}</Route>
      <Route path="/feed">{feed}</Route>
      {SCREENS.map(([path, Screen]) => (
        <Route key={path} path={path} component={Screen} />
      ))}
      <Route component={RareScreens} />
    </Switch>
  );
}

/** Fetches the screen of an address; one that does not arrive is fetched anew when it is drawn. */
export async function fetchScreen(pathname: string): Promise<void> {
  const [, screen] = SCREENS.find(([path]) => matchesPath(path, pathname)) ?? [];
  await screen?.fetch().catch(() => undefined);
}
