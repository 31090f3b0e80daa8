import { TIDES } from '../tides.ts';

const WIDTH = 68;

/** Lines of at most so many signs, as they were wrapped by hand. */
function wrapped(text: string): string {
  return text.replaceAll(new RegExp(`(.{1,${WIDTH}})(?: |$)`, 'g'), '$1\n').trimEnd();
}

/** The book as a plain text, its paragraphs wrapped and parted by empty lines. */
export function wrappedText(): string {
  return TIDES.chapters
    .map(({ title, paragraphs }) => [title.toUpperCase(), ...paragraphs].map(wrapped).join('\n\n'))
    .join('\n\n\n\n');
}

/** Each paragraph in a line of its own, without empty lines between them. */
export function textInLongLines(): string {
  return TIDES.chapters
    .map(({ title, paragraphs }) => [title, ...paragraphs].join('\n'))
    .join('\n');
}

/** As Project Gutenberg gives a book to its readers: with header, contents and licence. */
export function gutenbergText(): string {
  const contents = TIDES.chapters.map(({ title }) => ` ${title}`).join('\n');
  return `The Project Gutenberg eBook of ${TIDES.title}

This ebook is for the use of anyone anywhere in the United States and most
other parts of the world at no cost and with almost no restrictions.

*** START OF THE PROJECT GUTENBERG EBOOK ${TIDES.title.toUpperCase()} ***

Produced by nobody and the Distributed Nobodies

${TIDES.title}

by ${TIDES.author}


CONTENTS

${contents}
 Chapter 4: A chapter that was never written



${wrappedText().replace('a tide is', '_a tide_ is')}

[Illustration: A harbour at low water]



*** END OF THE PROJECT GUTENBERG EBOOK ${TIDES.title.toUpperCase()} ***

START: FULL LICENSE

You may copy it, give it away or re-use it under the terms of the license.
`.replaceAll('\n', '\r\n');
}

export const ENCODERS = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 with a mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16, big end first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'Windows-1252': windows1252,
} as const satisfies Record<string, (text: string) => Uint8Array>;

function windows1252(text: string): Uint8Array {
  const codes = new Map(
    [...'‘’“”–—'].map((sign, index) => [sign, 0x91 + index + (index > 3 ? 1 : 0)]),
  );
  return Uint8Array.from(text, (sign) => codes.get(sign) ?? sign.charCodeAt(0));
}
