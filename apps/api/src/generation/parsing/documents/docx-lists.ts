import type { Archive } from '../epub/archive.ts';
import { elementsIn } from '../epub/read-entries.ts';
import type { DocumentList } from '../structure/list-paragraphs.ts';
import type { MarkedList } from '../text-blocks.ts';

/** The lists of a document of Word by their numbers, as paragraphs and styles call them. */
export function listsIn(archive: Archive, path: string): ReadonlyMap<string, DocumentList> {
  const looks = new Map<string, Map<number, MarkedList['kind']>>();
  const lists = new Map<string, DocumentList>();
  let look: Map<number, MarkedList['kind']> | undefined;
  let [level, id] = [0, ''];
  for (const { name, attributes } of elementsIn(archive, path)) {
    const value = attributes['w:val'] ?? '';
    if (name === 'abstractnum') {
      look = new Map();
      looks.set(attributes['w:abstractnumid'] ?? '', look);
    } else if (name === 'lvl') level = Number(attributes['w:ilvl'] ?? 0);
    else if (name === 'numfmt' && value !== 'none') {
      look?.set(level, value === 'bullet' ? 'bullets' : 'numbered');
    } else if (name === 'num') {
      look = undefined;
      id = attributes['w:numid'] ?? '';
    } else if (name === 'abstractnumid')
      lists.set(id, { id, kinds: looks.get(value) ?? new Map() });
  }
  return lists;
}
