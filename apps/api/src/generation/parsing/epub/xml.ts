import { Parser } from 'htmlparser2';

export type XmlElement = {
  /** Without its prefix, in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text within it, spaces collapsed. */
  readonly text: () => string;
  /** How many elements it is in. */
  readonly depth: number;
};

/**
 * The elements of an XML document in the order in which they begin. What a document type declares
 * is not looked at: entities of its own expand to nothing.
 */
export function elementsOf(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: { end: number }[] = [];
  const texts: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const start = texts.length;
        const span = { end: start };
        const text = () => texts.slice(start, span.end).join('').replaceAll(/\s+/g, ' ').trim();
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
  parser.end(xml);
  return elements;
}

/** The elements within one of those that `elementsOf` gave. */
export function within(elements: readonly XmlElement[], outer: XmlElement): readonly XmlElement[] {
  const start = elements.indexOf(outer) + 1;
  const length = elements.slice(start).findIndex(({ depth }) => depth <= outer.depth);
  return elements.slice(start, length === -1 ? undefined : start + length);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
