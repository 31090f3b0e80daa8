import { bookPath } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import { findListedBooks, type ListedBook } from './queries.ts';

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
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The feed and all books that everybody finds, as sitemaps.org has it. */
export async function sitemapXml(db: Db, origin: string): Promise<string> {
  const books = await findListedBooks(db, null);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `<url><loc>${escapeMarkup(`${origin}/`)}</loc></url>`,
    ...books.map((book) => bookEntry(book, origin)),
    '</urlset>',
    '',
  ].join('\n');
}

function bookEntry({ slug, addedAt, newestItemAt }: ListedBook, origin: string): string {
  const location = escapeMarkup(`${origin}${bookPath(slug)}`);
  const changed = new Date(Math.max(addedAt, newestItemAt ?? addedAt)).toISOString();
  return `<url><loc>${location}</loc><lastmod>${changed}</lastmod></url>`;
}
