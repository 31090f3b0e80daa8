import { elementsOf, type XmlElement } from '../epub/xml.ts';

const BODY = '<office:body';
/** Of the styles of a document, which stand before its text. */
const MOST_LETTERS = 4_000_000;

/** The elements of an OpenDocument text that stand before its body: its styles. */
export function styleElementsIn(xml: string): XmlElement[] {
  const end = xml.slice(0, MOST_LETTERS).indexOf(BODY);
  return elementsOf(xml.slice(0, end === -1 ? MOST_LETTERS : end));
}

/** "super 58%", or how far above the line: "33% 58%". */
const RAISES = /^\s*(?:super\b|0*[1-9])/;

/** The names of the styles whose words stand above the line. */
export function raisedStylesIn(elements: readonly XmlElement[]): ReadonlySet<string> {
  const raised = new Set<string>();
  let style = '';
  for (const { name, attributes } of elements) {
    if (name === 'style') style = attributes['style:name'] ?? '';
    else if (name === 'text-properties' && RAISES.test(attributes['style:text-position'] ?? '')) {
      raised.add(style);
    }
  }
  return raised;
}
