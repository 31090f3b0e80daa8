import { type PageMeta, type PageTag, pageTags } from '@morsel/sdk/rules';
import { useEffect } from 'react';

/** The server's canonical link carries the public address, which may differ from the one in use. */
const serverCanonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
const origin = new URL(serverCanonical?.href ?? location.href).origin;

function applyTag({ name, key: [attribute, keyword], value }: PageTag): void {
  const found = document.head.querySelector(`${name}[${attribute}="${keyword}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(name));
  element.setAttribute(attribute, keyword);
  element.setAttribute(name === 'link' ? 'href' : 'content', value);
}

/**
 * Sets title, description, canonical address and social tags, in place of those that the server
 * sent or the page before left.
 */
export function usePageMeta(meta: PageMeta): void {
  const { title, description, path, image, imageAlt, imageSize } = meta;
  useEffect(() => {
    document.title = title;
    const shown = { title, description, path, image, imageAlt, imageSize };
    for (const tag of pageTags(shown, origin)) applyTag(tag);
  }, [title, description, path, image, imageAlt, imageSize]);
}
