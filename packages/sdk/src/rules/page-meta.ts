/** What a page tells browsers, crawlers and link previews. */
export type PageMeta = {
  /** The whole title as the browser shows it. */
  readonly title: string;
  readonly description: string;
  /** Canonical path, e.g. `/`; `undefined` where a page has no address of its own. */
  readonly path: string | undefined;
  /** Address of a picture for social sharing. */
  readonly image?: string | undefined;
  /** What it shows, for those who do not see it. */
  readonly imageAlt?: string | undefined;
  /** In pixels, where it is known: some previews show no picture without it at first. */
  readonly imageSize?: { readonly width: number; readonly height: number } | undefined;
};

/** The picture of the house, for previews of a link to a screen that has no other. */
export const SITE_PICTURE = {
  image: '/preview.png',
  imageAlt: 'Morsel: brains love snacks too. A cookie with a bite out of it.',
  imageSize: { width: 1200, height: 630 },
} as const;

/** The page of the feed, and of every other that says nothing of its own. */
export const SITE_META: PageMeta = {
  title: 'Morsel: brains love snacks too',
  description: 'Bite-sized questions and flashcards about the books on your shelf.',
  path: '/',
  ...SITE_PICTURE,
};
