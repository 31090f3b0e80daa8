import type { BookNames } from './book-names.ts';
import { elements, firstText, textOf } from './xml-names.ts';
import { documentAt, entriesOf } from './zip-file.ts';

const CONTAINER = 'META-INF/container.xml';

/**
 * The title and author that an e-book gives itself. Reads the two documents that tell, not the whole
 * file.
 *
 * @throws Error for what is no e-book, or where the browser cannot look into it.
 */
export async function epubNames(file: Blob): Promise<BookNames> {
  const entries = await entriesOf(file);
  const container = await documentAt(file, entries.get(CONTAINER));
  const path = elements(container, 'rootfile')[0]?.getAttribute('full-path') ?? '';
  return namesIn(await documentAt(file, entries.get(path)));
}

function namesIn(document: Document): BookNames {
  const authors = elements(document, 'creator').filter(isAuthor).map(textOf);
  return {
    title: firstText(document, 'title'),
    author: [...new Set(authors)].join(', '),
  };

  /** Translators and illustrators are creators too: of version 2 by attribute, of 3 by refinements. */
  function isAuthor(creator: Element): boolean {
    const refined = elements(document, 'meta').filter(
      (meta) =>
        meta.getAttribute('refines') === `#${creator.id}` &&
        meta.getAttribute('property') === 'role',
    );
    const role = creator.getAttribute('opf:role');
    const roles = role === null ? refined.map(textOf) : [role];
    return (roles.length === 0 || roles.includes('aut')) && textOf(creator) !== '';
  }
}
