import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';

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
      <Route path="/" element={feed} />
      <Route path="/feed" element={feed} />
      <Route path="/library" element={<LibraryScreen />} />
      <Route path="/progress" element={<ProgressScreen />} />
      <Route path="/mastered" element={<MasteredScreen />} />
      <Route path="/books/:slug" element={<BookBySlug />} />
      <Route path="/book/:id" element={<BookById />} />
      <Route path="/admin" element={<AdminScreen />} />
      <Route path="/signin" element={<SignInScreen />} />
      <Route path="/signup" element={<SignUpScreen />} />
      <Route path="/settings" element={<SettingsScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
