import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { type PageMeta, type PageTag, pageTags } from '@morsel/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import { escapeMarkup } from '../escape-markup.ts';
import { type BuiltPage, digestOf } from './built-page.ts';

const ENCODINGS = [
  {
    name: 'br',
    encode: (page: string) =>
      promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  { name: 'gzip', encode: (page: string) => promisify(gzip)(page) },
] as const;

/** Compressed pages that are kept: all screens in both encodings, and books that are called for often. */
const MOST_KEPT = 100;
const kept = new Map<string, Promise<Buffer>>();

/**
 * Answers with `app`, the web app's page, and the head of one screen. A browser asks about the page on each
 * visit: it names the current assets.
 */
export async function sendPage(
  app: BuiltPage,
  head: PageHead,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tags = headTags(head);
  const digest = digestOf(app.digest, tags);
  const etag = `W/"${digest}"`;
  // What search engines may not list, only its reader may see.
  const cacheControl = head.noIndex ? 'private, no-cache' : 'no-cache';
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
  const policy = [reply.getHeader('content-security-policy') ?? [], app.stylePolicy].flat();
  reply.header('content-security-policy', policy.join(';'));
  if (reply.statusCode === 200 && fresh(request.headers, { etag })) return reply.code(304).send();

  reply.type('text/html; charset=utf-8');
  const page = () => withTags(app.screens.get(head.meta.path ?? '') ?? app.html, tags);
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const encoding = ENCODINGS.find(({ name }) => accepted.has(name));
  if (encoding === undefined) return reply.send(page());
  const encoded = await keeping(`${encoding.name} ${digest}`, () => encoding.encode(page()));
  return reply.header('content-encoding', encoding.name).send(encoded);
}

/** What was made before, or is made now; what was called for longest ago leaves first. */
function keeping(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const made = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}

/** Names only: a client that weighs an encoding with 0 does not accept it. */
function acceptedEncodings(header: string | string[] = ''): Set<string> {
  const parts = String(header).toLowerCase().split(',');
  return new Set(
    parts
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim() ?? ''),
  );
}

/** What a page tells crawlers; `noIndex` keeps it out of what search engines show. */
export type PageHead = {
  readonly meta: PageMeta;
  /** Of Morsel, without a slash at its end, where it is known. */
  readonly address: string | undefined;
  readonly noIndex: boolean;
};

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;

/** The web app's page with the head of one screen in place of its general one. */
export const withHead = (page: string, head: PageHead): string => withTags(page, headTags(head));

function headTags({ meta, address, noIndex }: PageHead): string {
  const tags = pageTags(meta, address).map(tagHtml);
  if (noIndex) tags.push('<meta name="robots" content="noindex" />');
  return [`<title>${escapeMarkup(meta.title)}</title>`, ...tags].filter(Boolean).join('\n    ');
}

// As a function: in a text, `$` would stand for parts of the match.
const withTags = (page: string, tags: string): string =>
  page.replace(DESCRIPTION, '').replace(TITLE, () => tags);

function tagHtml({ name, key: [attribute, keyword], value }: PageTag): string {
  if (value === null) return '';
  const content = `${name === 'link' ? 'href' : 'content'}="${escapeMarkup(value)}"`;
  return `<${name} ${attribute}="${keyword}" ${content} />`;
}
