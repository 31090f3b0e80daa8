import type { BookNames } from './book-names.ts';
import { packedObject } from './pdf-packed-object.ts';
import { pdfString } from './pdf-string.ts';
import { inOneLine } from './xml-names.ts';

/** Of large files the beginning and the end: programs write what they say of them there. */
const WHOLE_BYTES = 8_000_000;
const BEGINNING_BYTES = 2_000_000;

/** What programs write of themselves, and of files, in place of a title. */
const NO_TITLE =
  /^(untitled|unknown|microsoft word\b.*|(document|presentation)\s*\d*|.*\.(docx?|odt|rtf|tex|dvi|indd|qxd|pdf|ps))$/i;
const INFO = /\/Info\s{1,9}(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}R/g;
/** Longer than any dictionary of title and author, or description of itself. */
const LONGEST_OBJECT = 200_000;
const MOST_DESCRIPTIONS = 20;
const DESCRIPTION = '<x:xmpmeta';
const OF_A_PICTURE = /dc:format\s*(=\s*["']|>)\s*image\//;
const LOCKED = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;

/**
 * The title and author that a PDF gives itself, in its dictionary or in the description beside it.
 *
 * @throws Error for what is none, or is locked: then it tells them in cipher.
 */
export async function pdfNames(file: Blob): Promise<BookNames> {
  // One letter a byte, so that places in the text are places in the file.
  const text = new TextDecoder('x-user-defined').decode(await lookedAt(file).arrayBuffer());
  if (!text.includes('%PDF-') || LOCKED.test(text)) throw new Error('It cannot be read');
  const info = await infoIn(text);
  const description = descriptionIn(text);
  const titles = [pdfString(info, 'Title'), ...listed(description, 'title').slice(0, 1)];
  return {
    title: titles.map(inOneLine).find((title) => title !== '' && !NO_TITLE.test(title)) ?? '',
    author: inOneLine(pdfString(info, 'Author')) || listed(description, 'creator').join(', '),
  };
}

function lookedAt(file: Blob): Blob {
  if (file.size <= WHOLE_BYTES) return file;
  const end = file.slice(BEGINNING_BYTES - WHOLE_BYTES);
  // What the cut tears ends there.
  return new Blob([file.slice(0, BEGINNING_BYTES), '\nendstream endobj\n', end]);
}

/** The dictionary of title and author; empty where there is none. What was saved last holds. */
async function infoIn(text: string): Promise<string> {
  const [, number, generation] = lastMatch(text, INFO) ?? [];
  if (number === undefined) return '';
  const head = new RegExp(`\\b${number}\\s{1,9}${generation}\\s{1,9}obj\\b`, 'g');
  const at = lastMatch(text, head)?.index;
  const object = at === undefined ? undefined : upTo(text, at, 'endobj');
  return object ?? packedObject(text, number);
}

function lastMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const match of text.matchAll(pattern)) last = match;
  return last;
}

/** What stands from a place on up to a word; undefined where it does not come soon. */
function upTo(text: string, start: number, word: string): string | undefined {
  const near = text.slice(start, start + LONGEST_OBJECT);
  const end = near.indexOf(word);
  return end === -1 ? undefined : near.slice(0, end);
}

/** What it says of itself in XML, where that is not packed. */
function descriptionIn(text: string): Document {
  const xml = lastDescription(text);
  const bytes = Uint8Array.from(xml, (letter) => letter.charCodeAt(0));
  // As HTML, which forgives: many of them are not well formed.
  return new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'text/html');
}

/** Pictures in it may be described too. */
function lastDescription(text: string): string {
  let at = text.lastIndexOf(DESCRIPTION);
  for (let turn = 0; at !== -1 && turn < MOST_DESCRIPTIONS; turn += 1) {
    const xml = upTo(text, at, '</x:xmpmeta');
    if (xml !== undefined && !OF_A_PICTURE.test(xml)) return xml;
    at = at === 0 ? -1 : text.lastIndexOf(DESCRIPTION, at - 1);
  }
  return '';
}

function listed(description: Document, name: string): string[] {
  const items = description.querySelectorAll(`dc\\:${name} rdf\\:li`);
  return [...items].map(({ textContent }) => inOneLine(textContent ?? '')).filter(Boolean);
}
