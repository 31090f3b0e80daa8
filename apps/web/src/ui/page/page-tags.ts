import { type PageMeta, type PageTag, pageTags } from '@morsel/sdk/rules';

import { below } from '../../base-path.ts';

/** The server's canonical link carries the public address, which may differ from the one in use. */
const serverCanonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
const site = new URL(serverCanonical?.href ?? location.href).origin + below();

/** Sets the page's tags in the document's head, each once. */
export function setPageTags(meta: PageMeta): void {
  for (const tag of pageTags(meta, site)) setTag(tag);
}

function setTag({ name, key: [attribute, keyword], value }: PageTag): void {
  const found = document.head.querySelector(`${name}[${attribute}="${keyword}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(name));
  element.setAttribute(attribute, keyword);
  element.setAttribute(name === 'link' ? 'href' : 'content', value);
}
