import type { BookNames } from './book-names.ts';
import { elements, firstText, MOST_AUTHORS } from './xml-names.ts';
import { beginningAt, entriesOf } from './zip-file.ts';

/** The description stands before the text, and the cover after it. */
const LOOKED_AT_BYTES = 256_000;
const DESCRIPTION_END = '</description>';
const NAME_PARTS = ['first-name', 'middle-name', 'last-name'];

/**
 * The title and authors that a FictionBook gives itself.
 *
 * @throws Error for what is none, or says nothing of itself.
 */
export async function fb2Names(file: Blob): Promise<BookNames> {
  return namesIn(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
}

/**
 * The same of one that is packed, as the only file of an archive.
 *
 * @throws Error for what is none, or says nothing of itself.
 */
export async function packedFb2Names(file: Blob): Promise<BookNames> {
  const entries = [...(await entriesOf(file))];
  const entry = entries.find(([path]) => path.toLowerCase().endsWith('.fb2'))?.[1];
  if (!entry) throw new Error('There is no FictionBook in it');
  return namesIn(await beginningAt(file, entry, LOOKED_AT_BYTES));
}

function namesIn(bytes: ArrayBuffer): BookNames {
  // Links need a namespace that the whole document declares.
  const xml = descriptionIn(decoded(bytes)).replaceAll(/\s[a-z]+:href=/gi, ' href=');
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [about] = elements(document, 'title-info');
  if (!about) throw new Error('There is no description');
  const authors = elements(about, 'author').slice(0, MOST_AUTHORS).map(authorOf).filter(Boolean);
  return { title: firstText(about, 'book-title'), author: [...new Set(authors)].join(', ') };
}

function descriptionIn(text: string): string {
  const start = text.indexOf('<description>');
  const end = text.indexOf(DESCRIPTION_END, start);
  return start === -1 || end === -1 ? '' : text.slice(start, end + DESCRIPTION_END.length);
}

function authorOf(author: Element): string {
  const parts = NAME_PARTS.map((part) => firstText(author, part)).filter(Boolean);
  return parts.join(' ') || firstText(author, 'nickname');
}

/** Many are in the encoding that they declare, such as windows-1251. */
function decoded(bytes: ArrayBuffer): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const [, encoding = 'utf-8'] = /encoding=["']([\w-]+)["']/.exec(start) ?? [];
  return new TextDecoder(encoding).decode(bytes);
}
