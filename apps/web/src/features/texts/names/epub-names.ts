import type { BookNames } from './book-names.ts';
import { elements, firstText, inOneLine, MOST_AUTHORS, textOf } from './xml-names.ts';
import { documentAt, entriesOf, type Entries, type Entry } from './zip-file.ts';

const CONTAINER = 'META-INF/container.xml';
const PACKAGE = /\.opf$/i;

/**
 * The title and author that an e-book gives itself. Reads the two documents that tell, not the whole
 * file.
 *
 * @throws Error for what is no e-book, or where the browser cannot look into it.
 */
export async function epubNames(file: Blob): Promise<BookNames> {
  const entries = await entriesOf(file);
  return namesIn(await documentAt(file, await packageIn(file, entries)));
}

/** The package document: as the container says, else the only one that is there. */
async function packageIn(file: Blob, entries: Entries): Promise<Entry | undefined> {
  const paths = [...entries.keys()];
  const container = paths.find((path) => path === CONTAINER || path.endsWith(`/${CONTAINER}`));
  // Some tools pack the folder around its files as well.
  const folder = container?.slice(0, -CONTAINER.length) ?? '';
  const said = container && elements(await documentAt(file, entries.get(container)), 'rootfile')[0];
  const named = said ? entries.get(folder + (said.getAttribute('full-path') ?? '')) : undefined;
  const [only, ...others] = paths.filter((path) => PACKAGE.test(path));
  return named ?? (others.length === 0 ? entries.get(only ?? '') : undefined);
}

function namesIn(document: Document): BookNames {
  const refined = rolesIn(document);
  const creators = elements(document, 'creator').slice(0, MOST_AUTHORS);
  const authors = creators.filter(isAuthor).map(textOf);
  return {
    title: firstText(document, 'title'),
    author: [...new Set(authors)].join(', '),
  };

  /** Translators and illustrators are creators too: of version 2 by attribute, of 3 by refinements. */
  function isAuthor(creator: Element): boolean {
    const role = creator.getAttribute('opf:role');
    const roles = role === null ? (refined.get(`#${creator.id}`) ?? []) : [role];
    return (roles.length === 0 || roles.includes('aut')) && textOf(creator) !== '';
  }
}

/** The roles of creators, by what refers to them: one may have several. */
function rolesIn(document: Document): ReadonlyMap<string, readonly string[]> {
  const roles = new Map<string, string[]>();
  for (const meta of elements(document, 'meta')) {
    const refines = meta.getAttribute('refines');
    if (refines === null || meta.getAttribute('property') !== 'role') continue;
    const ofOne = roles.get(refines) ?? [];
    ofOne.push(inOneLine(meta.firstChild?.nodeValue ?? ''));
    roles.set(refines, ofOne);
  }
  return roles;
}
