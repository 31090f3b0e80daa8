import type { XmlElement } from '../epub/xml.ts';
import type { MarkedList } from '../text-blocks.ts';

/** Which levels of a list are numbered, by the name of its style. */
export type ListStyles = ReadonlyMap<string, ReadonlySet<number>>;

/** The styles of lists among those of an OpenDocument text. */
export function listStylesIn(elements: readonly XmlElement[]): ListStyles {
  const styles = new Map<string, Set<number>>();
  let numbered = new Set<number>();
  for (const { name, attributes } of elements) {
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
  /** Of the last list at each depth: the one within which the next list is. */
  const last: (string | undefined)[] = [];
  return (named: string | undefined, depth: number): MarkedList['kind'] => {
    const style = named ?? last[depth - 2];
    last[depth - 1] = style;
    return styles.get(style ?? '')?.has(depth) === true ? 'numbered' : 'bullets';
  };
}
