import { elementsOf } from '../epub/xml.ts';
import type { MarkedList } from '../text-blocks.ts';

const BODY = '<office:body';
/** Of the styles of a document, which stand before its text. */
const MOST_LETTERS = 4_000_000;

/** Which levels of a list are numbered, by the name of its style. */
export type ListStyles = ReadonlyMap<string, ReadonlySet<number>>;

/** The styles of lists in a document of an OpenDocument text: those that stand before its body. */
export function listStylesIn(xml: string): ListStyles {
  const end = xml.slice(0, MOST_LETTERS).indexOf(BODY);
  const styles = new Map<string, Set<number>>();
  let numbered = new Set<number>();
  for (const { name, attributes } of elementsOf(xml.slice(0, end === -1 ? MOST_LETTERS : end))) {
    if (name === 'list-style') {
      numbered = new Set();
      styles.set(attributes['style:name'] ?? '', numbered);
    } else if (name === 'list-level-style-number' && attributes['style:num-format'] !== '') {
      numbered.add(Number(attributes['text:level'] ?? 1));
    }
  }
  return styles;
}

/** Tells of each list in the order in which they begin what it is; one within another is as that one says. */
export function listKinds(styles: ListStyles) {
  let style: string | undefined;
  return (named: string | undefined, depth: number): MarkedList['kind'] => {
    if (named !== undefined || depth === 1) style = named;
    return styles.get(style ?? '')?.has(depth) === true ? 'numbered' : 'bullets';
  };
}
