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
const INFO = /\/Info\s+(\d+)\s+(\d+)\s+R/g;
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
  return new Blob([file.slice(0, BEGINNING_BYTES), end]);
}

/** The dictionary of title and author; empty where there is none. What was saved last holds. */
async function infoIn(text: string): Promise<string> {
  const [, number, generation] = [...text.matchAll(INFO)].at(-1) ?? [];
  if (number === undefined) return '';
  const object = new RegExp(`\\b${number}\\s+${generation}\\s+obj\\b[^]*?endobj`, 'g');
  return [...text.matchAll(object)].at(-1)?.[0] ?? packedObject(text, number);
}

/** What it says of itself in XML, where that is not packed. */
function descriptionIn(text: string): Document {
  const start = text.lastIndexOf('<x:xmpmeta');
  const xml = start === -1 ? '' : text.slice(start, text.indexOf('</x:xmpmeta', start));
  const bytes = Uint8Array.from(xml, (letter) => letter.charCodeAt(0));
  // As HTML, which forgives: many of them are not well formed.
  return new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'text/html');
}

function listed(description: Document, name: string): string[] {
  const items = description.querySelectorAll(`dc\\:${name} rdf\\:li`);
  return [...items].map(({ textContent }) => inOneLine(textContent ?? '')).filter(Boolean);
}
