import { type PageMeta, type PageTag, pageTags } from '@morsel/sdk/rules';

/** The server's canonical link carries the public address, which may differ from the one in use. */
const serverCanonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
const origin = new URL(serverCanonical?.href ?? location.href).origin;

/** Sets the page's tags in the document's head, each once. */
export function setPageTags(meta: PageMeta): void {
  for (const tag of pageTags(meta, origin)) setTag(tag);
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
