import { type PageMeta, SITE_META, SITE_PICTURE } from './page-meta.ts';

export const LIBRARY_META: PageMeta = {
  title: 'Library | Morsel',
  description: 'The books on your shelf, all books to choose from, and a place to add your own.',
  path: '/library',
  ...SITE_PICTURE,
};

export const PROGRESS_META: PageMeta = {
  title: 'Progress & Stats | Morsel',
  description: 'Your level, accuracy and streak, and the readers with the most XP.',
  path: '/progress',
  ...SITE_PICTURE,
};

export const MASTERED_META: PageMeta = {
  title: 'Mastered Questions | Morsel',
  description: 'The questions that you have mastered, book by book.',
  path: '/mastered',
  ...SITE_PICTURE,
};

export const ADMIN_META: PageMeta = {
  title: 'Admin panel | Morsel',
  description: 'Where admins look after books, covers, questions and flashcards.',
  path: '/admin',
  ...SITE_PICTURE,
};

export const SETTINGS_META: PageMeta = {
  title: 'Settings | Morsel',
  description: 'Your account, your password and the data that Morsel keeps about you.',
  path: '/settings',
  ...SITE_PICTURE,
};

export const DEVELOPERS_META: PageMeta = {
  title: 'For developers | Morsel',
  description: 'How programs read what is due and answer: access tokens, a client, every call.',
  path: '/developers',
  ...SITE_PICTURE,
};

export const SIGN_IN_META: PageMeta = {
  title: 'Sign in | Morsel',
  description: 'Sign in to go on with your books, level and streak.',
  path: '/signin',
  ...SITE_PICTURE,
};

export const SIGN_UP_META: PageMeta = {
  title: 'Sign up | Morsel',
  description: 'Make an account and keep your books, level and streak on every device.',
  path: '/signup',
  ...SITE_PICTURE,
};

/** The page of an address that nothing stands at. */
export const NOT_FOUND_META: PageMeta = {
  title: '404 Page Not Found | Morsel',
  description: 'There is nothing at this address.',
  path: undefined,
};

/** What the page of each screen says, but those of books. */
export const SCREEN_METAS: readonly PageMeta[] = [
  SITE_META,
  LIBRARY_META,
  PROGRESS_META,
  MASTERED_META,
  ADMIN_META,
  SETTINGS_META,
  DEVELOPERS_META,
  SIGN_IN_META,
  SIGN_UP_META,
];
