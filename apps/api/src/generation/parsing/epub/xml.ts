import { UnreadableTextError } from '../unreadable-text.ts';
import { parseMarkup } from './parse-markup.ts';

/** Of a package document or a table of contents; the longest ones have some ten thousand. */
const MOST_ELEMENTS = 250_000;
const LONGEST_TEXT = 1000;

export type XmlElement = {
  /** Without its prefix, in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text within it, spaces collapsed; of a long one the begin. */
  readonly text: () => string;
  /** How many elements it is in. */
  readonly depth: number;
};

/**
 * The elements of an XML document in the order in which they begin. What a document type declares
 * is not looked at: entities of its own expand to nothing.
 *
 * @throws UnreadableTextError when it has more of them than a book's has.
 */
export function elementsOf(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: { end: number }[] = [];
  const texts: string[] = [];
  parseMarkup(
    xml,
    {
      onopentag: (name, attributes) => {
        if (elements.length === MOST_ELEMENTS) throw new UnreadableTextError('bomb');
        const start = texts.length;
        const span = { end: start };
        const text = () => beginOf(texts, start, span.end);
        elements.push({ name: localName(name), attributes, text, depth: open.length });
        open.push(span);
      },
      ontext: (text) => texts.push(text),
      onclosetag: () => {
        const span = open.pop();
        if (span !== undefined) span.end = texts.length;
      },
    },
    { xmlMode: true, lowerCaseAttributeNames: true },
  );
  return elements;
}

function beginOf(texts: readonly string[], start: number, end: number): string {
  let text = '';
  for (let at = start; at < end && text.length < LONGEST_TEXT; at += 1) {
    text += texts[at]?.slice(0, LONGEST_TEXT) ?? '';
  }
  return text.slice(0, LONGEST_TEXT).replaceAll(/\s+/g, ' ').trim();
}

/** The elements within one of those that `elementsOf` gave. */
export function within(elements: readonly XmlElement[], outer: XmlElement): readonly XmlElement[] {
  const start = elements.indexOf(outer) + 1;
  const length = elements.slice(start).findIndex(({ depth }) => depth <= outer.depth);
  return elements.slice(start, length === -1 ? undefined : start + length);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
