import { cutText } from './cut-text.ts';

/** Longest description of a page, in characters, ellipsis included. */
const DESCRIPTION_LIMIT = 160;

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

/** An element of the head, known by one attribute; with value `null` the page has no such element. */
export type PageTag = {
  readonly name: 'meta' | 'link';
  readonly key: readonly [attribute: string, value: string];
  readonly value: string | null;
};

/** The page of the feed, and of every other that says nothing of its own. */
export const SITE_META: PageMeta = {
  title: 'Morsel: brains love snacks too',
  description: 'Bite-sized questions and flashcards about the books on your shelf.',
  path: '/',
};

/** The page of an address that nothing stands at. */
export const NOT_FOUND_META: PageMeta = {
  title: '404 Page Not Found | Morsel',
  description: 'There is nothing at this address.',
  path: undefined,
};

/**
 * Description, canonical address and social tags of a page. The description is cut at 160
 * characters; addresses are made absolute with `origin`, and left out where there is none.
 */
export function pageTags(meta: PageMeta, origin: string | undefined): PageTag[] {
  const { title, path, imageSize } = meta;
  const description = cutText(meta.description, DESCRIPTION_LIMIT);
  const url = absolute(path, origin);
  const image = absolute(meta.image, origin);
  const ofImage = (value: string | number | undefined) =>
    image === null || value === undefined ? null : String(value);
  return [
    { name: 'link', key: ['rel', 'canonical'], value: url },
    named('description', description),
    social('og:type', 'website'),
    social('og:site_name', 'Morsel'),
    social('og:title', title),
    social('og:description', description),
    social('og:url', url),
    social('og:image', image),
    social('og:image:alt', ofImage(meta.imageAlt)),
    social('og:image:width', ofImage(imageSize?.width)),
    social('og:image:height', ofImage(imageSize?.height)),
    named('twitter:card', image === null ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', ofImage(meta.imageAlt)),
  ];
}

const named = (name: string, value: string | null): PageTag => ({
  name: 'meta',
  key: ['name', name],
  value,
});

const social = (property: string, value: string | null): PageTag => ({
  name: 'meta',
  key: ['property', property],
  value,
});

function absolute(address: string | undefined, origin: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address, origin)) return null;
  return new URL(address, origin).href;
}
