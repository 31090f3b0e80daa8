import { bookPath } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { basePathOf } from '../../http/base-path.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import { findListedBooks, findSitemaps, type ListedBook } from './queries.ts';

/** Screens that are one reader's own, or forms, and the call by which a visitor becomes a guest. */
const NOT_FOR_CRAWLERS = [
  '/progress',
  '/mastered',
  '/admin',
  '/settings',
  '/signin',
  '/signup',
  '/api/demo-user',
];

/** What crawlers may read; the calls that bring a book's content are among it. */
export function robotsText(address: string): string {
  const basePath = basePathOf(address);
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${basePath}${path}`),
    '',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The list of the sitemaps, as sitemaps.org has it: one for the feed and one for each lot of books. */
export async function sitemapIndexXml(db: Db, origin: string): Promise<string> {
  const sitemaps = await findSitemaps(db);
  const entries = [FEED_SITEMAP, ...sitemaps].map(
    (sitemap) =>
      `<sitemap><loc>${escapeMarkup(`${origin}/sitemap-${sitemap}.xml`)}</loc></sitemap>`,
  );
  return xmlOf('sitemapindex', entries);
}

/** The sitemap of the feed alone; those of books are numbered from 1. */
const FEED_SITEMAP = 0;

/**
 * Books of a sitemap, and no other's, that everybody finds.
 *
 * @throws NotFoundError when there is none in it.
 */
export async function sitemapXml(db: Db, origin: string, sitemap: number): Promise<string> {
  if (sitemap === FEED_SITEMAP) {
    return xmlOf('urlset', [`<url><loc>${escapeMarkup(`${origin}/`)}</loc></url>`]);
  }
  const books = await findListedBooks(db, sitemap);
  if (books.length === 0) throw new NotFoundError('There is no such sitemap');
  return xmlOf(
    'urlset',
    books.map((book) => bookEntry(book, origin)),
  );
}

function xmlOf(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function bookEntry({ slug, addedAt, newestItemAt }: ListedBook, origin: string): string {
  const location = escapeMarkup(`${origin}${bookPath(slug)}`);
  const changed = new Date(Math.max(addedAt, newestItemAt ?? addedAt)).toISOString();
  return `<url><loc>${location}</loc><lastmod>${changed}</lastmod></url>`;
}
