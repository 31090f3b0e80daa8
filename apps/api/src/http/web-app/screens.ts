import { type PageMeta, SCREEN_METAS, SITE_META } from '@morsel/sdk/rules';

/**
 * What the page at each address of a screen says, but those of books; the web app's not-found screen
 * answers all others. The feed has three addresses.
 */
export const SCREEN_PAGES: ReadonlyMap<string, PageMeta> = new Map([
  ...SCREEN_METAS.map((meta) => [meta.path ?? '/', meta] as const),
  ['/index.html', SITE_META],
  ['/feed', SITE_META],
]);

/**
 * The address that somebody meant who wrote that of a screen or of a book with capital letters;
 * `undefined` where there are none, or nothing in small ones either.
 */
export function smallLetters(url: string): string | undefined {
  const [path = '', ...query] = url.split('?');
  const small = path.toLowerCase();
  if (small === path || !(SCREEN_PAGES.has(small.replace(/\/$/, '')) || BOOK_PAGE.test(small))) {
    return undefined;
  }
  return [small, ...query].join('?');
}

const BOOK_PAGE = /^\/books?\/./;
