import { type PageMeta, type PageTag, pageTags } from '@morsel/sdk/rules';

import { escapeMarkup } from '../markup.ts';

/** What a page tells crawlers; `noIndex` keeps it out of what search engines show. */
export type PageHead = {
  readonly meta: PageMeta;
  /** Origin of its addresses, where it is known. */
  readonly origin: string | undefined;
  readonly noIndex: boolean;
};

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;

/** The web app's page with the head of one screen in place of its general one. */
export function withHead(page: string, { meta, origin, noIndex }: PageHead): string {
  const tags = pageTags(meta, origin).map(tagHtml);
  if (noIndex) tags.push('<meta name="robots" content="noindex" />');
  const head = [`<title>${escapeMarkup(meta.title)}</title>`, ...tags]
    .filter(Boolean)
    .join('\n    ');
  // As a function: in a text, `$` would stand for parts of the match.
  return page.replace(DESCRIPTION, '').replace(TITLE, () => head);
}

function tagHtml({ name, key: [attribute, keyword], value }: PageTag): string {
  if (value === null) return '';
  const content = `${name === 'link' ? 'href' : 'content'}="${escapeMarkup(value)}"`;
  return `<${name} ${attribute}="${keyword}" ${content} />`;
}
