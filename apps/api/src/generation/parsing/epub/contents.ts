import { cleanText } from '../clean-text.ts';
import type { Archive } from './archive.ts';
import type { Package } from './package.ts';
import { elementsIn, pathFrom } from './read-entries.ts';
import { type XmlElement, within } from './xml.ts';

/** A line of a table of contents: where a part of the book begins, and at which level. */
export type ContentsEntry = {
  readonly title: string;
  readonly path: string;
  /** The id of the element with which it begins; empty for the begin of the document. */
  readonly fragment: string;
  readonly level: number;
};

type Link = { readonly title: string; readonly href: string; readonly depth: number };

/** The table of contents of an e-book; empty when it has none. */
export function entriesOf(archive: Archive, contents: Package['contents']): ContentsEntry[] {
  if (contents === undefined) return [];
  const elements = elementsIn(archive, contents.path);
  const links = contents.kind === 'nav' ? linksOfNav(elements) : linksOfNcx(elements);
  const named = links.filter(({ title, href }) => title !== '' && href !== '');
  const depths = [...new Set(named.map(({ depth }) => depth))].toSorted((a, b) => a - b);
  const levels = new Map(depths.map((depth, index) => [depth, index + 1]));
  return named.map(({ title, href, depth }) => ({
    title: cleanText(title),
    path: pathFrom(contents.path, href),
    fragment: href.includes('#') ? href.slice(href.indexOf('#') + 1) : '',
    level: levels.get(depth) ?? 1,
  }));
}

function linksOfNav(elements: readonly XmlElement[]): Link[] {
  const navs = elements.filter(({ name }) => name === 'nav');
  const toc = navs.find(({ attributes }) => attributes['epub:type'] === 'toc') ?? navs[0];
  const inside = toc === undefined ? [] : within(elements, toc);
  return inside
    .filter(({ name }) => name === 'a')
    .map(({ text, attributes, depth }) => ({
      title: text(),
      href: attributes['href'] ?? '',
      depth,
    }));
}

function linksOfNcx(elements: readonly XmlElement[]): Link[] {
  const links: Link[] = [];
  for (const { name, text, attributes, depth } of elements) {
    const link = links.at(-1);
    if (name === 'navpoint') links.push({ title: '', href: '', depth });
    else if (link !== undefined && name === 'text') links.splice(-1, 1, { ...link, title: text() });
    else if (link !== undefined && name === 'content') {
      links.splice(-1, 1, { ...link, href: attributes['src'] ?? '' });
    }
  }
  return links;
}
