import { UnreadableTextError } from '../unreadable-text.ts';
import type { Archive } from './archive.ts';
import { refuseEncrypted } from './encryption.ts';
import { packagePath } from './find-package.ts';
import { elementsIn, pathFrom } from './read-entries.ts';
import type { XmlElement } from './xml.ts';

/** What an old e-book's guide says of pages that are about the book. */
const ABOUT_THE_BOOK = new Set([
  'cover',
  'title-page',
  'toc',
  'index',
  'acknowledgements',
  'bibliography',
  'colophon',
  'copyright-page',
  'dedication',
  'epigraph',
  'loi',
  'lot',
  'notes',
]);

/** What an e-book's package document says: which documents make the text, and in which order. */
export type Package = {
  /** Paths of the documents in reading order, without those that are about the book. */
  readonly spine: readonly string[];
  /** Paths of all that the spine lists, in its order. */
  readonly listed: readonly string[];
  /** Path of the table of contents, with what kind it is. */
  readonly contents: { readonly path: string; readonly kind: 'nav' | 'ncx' } | undefined;
  /** As it is declared. */
  readonly language: string | undefined;
};

/** @throws UnreadableTextError when it is no e-book, damaged, or encrypted. */
export function readPackage(archive: Archive): Package {
  const path = packagePath(archive);
  if (path === undefined) throw new UnreadableTextError('broken');
  const elements = elementsIn(archive, path);
  const items = manifestOf(elements, path);
  const spine = spineOf(elements, path, items);
  if (spine.length === 0) {
    const hasOthers = elements.some(({ name }) => name === 'itemref');
    throw new UnreadableTextError(hasOthers ? 'empty' : 'broken');
  }
  refuseEncrypted(archive, spine);
  const language = elements.find(({ name }) => name === 'language')?.text();
  const listed = itemrefsOf(elements, items).map((item) => item?.path ?? '');
  return { spine, listed, contents: contentsOf(elements, items), language };
}

type ManifestItem = { readonly path: string; readonly properties: string; readonly type: string };

function manifestOf(
  elements: readonly XmlElement[],
  path: string,
): ReadonlyMap<string, ManifestItem> {
  const items = elements
    .filter(({ name }) => name === 'item')
    .map(({ attributes }) => ({
      id: attributes['id'] ?? '',
      path: pathFrom(path, attributes['href'] ?? ''),
      properties: attributes['properties'] ?? '',
      type: attributes['media-type'] ?? '',
    }));
  return new Map(items.map((item) => [item.id, item]));
}

const itemrefsOf = (elements: readonly XmlElement[], items: ReadonlyMap<string, ManifestItem>) =>
  elements
    .filter(({ name }) => name === 'itemref')
    .map(({ attributes }) => items.get(attributes['idref'] ?? ''));

function spineOf(
  elements: readonly XmlElement[],
  path: string,
  items: ReadonlyMap<string, ManifestItem>,
): string[] {
  const aboutTheBook = new Set(
    elements
      .filter(({ name, attributes }) => name === 'reference' && isAboutTheBook(attributes))
      .map(({ attributes }) => pathFrom(path, attributes['href'] ?? '')),
  );
  const paths = elements
    .filter(({ name, attributes }) => name === 'itemref' && attributes['linear'] !== 'no')
    .map(({ attributes }) => items.get(attributes['idref'] ?? ''))
    .filter((item) => item !== undefined && /html|xml/.test(item.type) && !isNav(item))
    .flatMap((item) => item?.path ?? []);
  const ofTheBook = paths.filter((document) => !aboutTheBook.has(document));
  return [...new Set(ofTheBook.length > 0 ? ofTheBook : paths)];
}

function isAboutTheBook(reference: Readonly<Record<string, string>>): boolean {
  const isWholeDocument = !reference['href']?.includes('#');
  return isWholeDocument && ABOUT_THE_BOOK.has((reference['type'] ?? '').toLowerCase());
}

function contentsOf(
  elements: readonly XmlElement[],
  items: ReadonlyMap<string, ManifestItem>,
): Package['contents'] {
  const all = [...items.values()];
  const nav = all.find(isNav);
  if (nav !== undefined) return { path: nav.path, kind: 'nav' };
  const named = elements.find(({ name }) => name === 'spine')?.attributes['toc'];
  const ncx = items.get(named ?? '') ?? all.find(({ type }) => type.includes('dtbncx'));
  return ncx === undefined ? undefined : { path: ncx.path, kind: 'ncx' };
}

const isNav = ({ properties }: ManifestItem) => properties.split(/\s+/).includes('nav');
