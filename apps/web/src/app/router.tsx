import type { ReactNode } from 'react';

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

/** Every address of the app; the feed comes with the first load, the rest when it is asked for. */
export function Screens({ feed }: { feed: ReactNode }) {
  return (
    <Switch>
      <Route path="/">{feed}</Route>
      <Route path="/feed">{feed}</Route>
      <Route path="/library" component={LibraryScreen} />
      <Route path="/progress" component={ProgressScreen} />
      <Route path="/mastered" component={MasteredScreen} />
      <Route path="/books/:slug" component={BookBySlug} />
      <Route path="/books/:slug/bites" component={BitesScreen} />
      <Route path="/books/:slug/ideas" component={IdeasScreen} />
      <Route path="/books/:slug/proposals" component={ProposalsScreen} />
      <Route path="/book/:id" component={BookById} />
      <Route path="/book/:id/bites" component={BitesScreen} />
      <Route path="/book/:id/ideas" component={IdeasScreen} />
      <Route path="/book/:id/proposals" component={ProposalsScreen} />
      <Route path="/signin" component={SignInScreen} />
      <Route path="/signup" component={SignUpScreen} />
      <Route path="/settings" component={SettingsScreen} />
      <Route component={RareScreens} />
    </Switch>
  );
}
