import { cutText } from './cut-text.ts';
import type { PageMeta } from './page-meta.ts';

/** Longest description of a page, in characters, ellipsis included. */
const DESCRIPTION_LIMIT = 160;

/** An element of the head, known by one attribute; with value `null` the page has no such element. */
export type PageTag = {
  readonly name: 'meta' | 'link';
  readonly key: readonly [attribute: string, value: string];
  readonly value: string | null;
};

/**
 * Description, canonical address and social tags of a page. The description is cut at 160
 * characters; addresses of ours are made absolute with `site`, the address of
 * Morsel without a slash at its end, and left out where there is none.
 */
export function pageTags(meta: PageMeta, site: string | undefined): PageTag[] {
  const { title, path, imageSize } = meta;
  const description = cutText(meta.description, DESCRIPTION_LIMIT);
  const url = absolute(path, site);
  const image = absolute(meta.image, site);
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

function absolute(address: string | undefined, site: string | undefined): string | null {
  const isOurs = address?.startsWith('/') === true;
  const whole = isOurs && site !== undefined ? site + address : address;
  return whole !== undefined && URL.canParse(whole) ? new URL(whole).href : null;
}
