import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';

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
const AdminScreen = screenOf(
  async () => (await import('../screens/admin/admin-screen.tsx')).AdminScreen,
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
const NotFound = screenOf(
  async () => (await import('../screens/not-found/not-found.tsx')).NotFound,
);

/** Every address of the app; the feed comes with the first load, the rest when it is asked for. */
export function Screens({ feed }: { feed: ReactNode }) {
  return (
    <Routes>
      <Route caseSensitive path="/" element={feed} />
      <Route caseSensitive path="/feed" element={feed} />
      <Route caseSensitive path="/library" element={<LibraryScreen />} />
      <Route caseSensitive path="/progress" element={<ProgressScreen />} />
      <Route caseSensitive path="/mastered" element={<MasteredScreen />} />
      <Route caseSensitive path="/books/:slug" element={<BookBySlug />} />
      <Route caseSensitive path="/books/:slug/bites" element={<BitesScreen />} />
      <Route caseSensitive path="/books/:slug/ideas" element={<IdeasScreen />} />
      <Route caseSensitive path="/books/:slug/proposals" element={<ProposalsScreen />} />
      <Route caseSensitive path="/book/:id" element={<BookById />} />
      <Route caseSensitive path="/book/:id/bites" element={<BitesScreen />} />
      <Route caseSensitive path="/book/:id/ideas" element={<IdeasScreen />} />
      <Route caseSensitive path="/book/:id/proposals" element={<ProposalsScreen />} />
      <Route caseSensitive path="/admin" element={<AdminScreen />} />
      <Route caseSensitive path="/signin" element={<SignInScreen />} />
      <Route caseSensitive path="/signup" element={<SignUpScreen />} />
      <Route caseSensitive path="/settings" element={<SettingsScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** All addresses are in small letters: who writes capitals is led there, as by the server. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const small = pathname.toLowerCase();
  return small === pathname ? <NotFound /> : <Navigate replace to={small + search + hash} />;
}
