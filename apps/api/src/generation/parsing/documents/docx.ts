import { decodeText } from '../decode-text.ts';
import type { Archive } from '../epub/archive.ts';
import { elementsIn, pathFrom } from '../epub/read-entries.ts';
import type { Block } from '../text-blocks.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import { withDocumentHeadings } from './document-headings.ts';
import {
  BLOCK,
  blocksOfXml,
  LEFT_OUT,
  LINE_END,
  type Role,
  ROW,
  SPACE,
  TABLE,
} from './xml-blocks.ts';

const RELATIONS = '_rels/.rels';
const DEEPEST_STYLES = 10;
const BODY_LEVEL = 9;
const OF_A_HEADING = /^heading ([1-9])$/i;
/** Built-in styles have these names in whichever language they are shown. */
const NOT_OF_THE_BOOK = /^(?:toc \d|toc heading|index \d|table of figures|header|footer)$/i;

const ROLES: Readonly<Record<string, Role>> = {
  p: BLOCK,
  tbl: TABLE,
  tr: ROW,
  tc: { kind: 'cell', cell: 'body' },
  tab: SPACE,
  br: LINE_END,
  cr: LINE_END,
  noBreakHyphen: { kind: 'sign', sign: '-' },
  tblHeader: { kind: 'head' },
  // What was moved away, a second rendering of what is there, and the reading above its signs.
  moveFrom: LEFT_OUT,
  Fallback: LEFT_OUT,
  rt: LEFT_OUT,
};

/**
 * The text of a document of Word in its order, as it is with all changes accepted, without notes,
 * comments, heads and feet of pages, and lists of contents.
 *
 * @throws UnreadableTextError when it is damaged or unpacks to too much.
 */
export function blocksOfDocx(archive: Archive): Block[] {
  const path = documentIn(archive);
  const bytes = archive.read([path]).get(path);
  if (bytes === undefined) throw new UnreadableTextError('broken');
  const styles = stylesOf(archive, pathFrom(path, 'styles.xml'));
  const roleOf = (name: string, attributes: Readonly<Record<string, string>>) => {
    const value = attributes['w:val'] ?? '';
    if (name === 'pStyle') return styles.get(value);
    return name === 'outlineLvl' ? roleOfOutline(Number(value)) : ROLES[name];
  };
  return withDocumentHeadings(blocksOfXml(decodeText(bytes), { roleOf, textIn: 't' }));
}

function documentIn(archive: Archive): string {
  const relation = elementsIn(archive, RELATIONS).find(({ attributes }) =>
    attributes['type']?.endsWith('/officeDocument'),
  );
  return pathFrom('', relation?.attributes['target'] ?? 'word/document.xml');
}

type Style = { readonly basedOn: string; readonly role: Role | undefined };

/** What paragraphs of each style are to the text: their own style says it or the one it rests on. */
function stylesOf(archive: Archive, path: string): ReadonlyMap<string, Role> {
  const styles = new Map<string, Style>();
  let id = '';
  for (const { name, attributes } of elementsIn(archive, path)) {
    const value = attributes['w:val'] ?? '';
    const style = styles.get(id) ?? { basedOn: '', role: undefined };
    if (name === 'style') id = attributes['w:styleid'] ?? '';
    else if (name === 'name') styles.set(id, { ...style, role: roleOfName(value) });
    else if (name === 'basedon') styles.set(id, { ...style, basedOn: value });
    else if (name === 'outlinelvl') {
      styles.set(id, { ...style, role: style.role ?? roleOfOutline(Number(value)) });
    }
  }
  return new Map(
    [...styles.keys()].flatMap((each) => {
      const role = roleIn(styles, each);
      return role === undefined ? [] : [[each, role] as const];
    }),
  );
}

function roleIn(styles: ReadonlyMap<string, Style>, id: string): Role | undefined {
  let style = styles.get(id);
  for (let depth = 0; depth < DEEPEST_STYLES && style?.role === undefined; depth += 1) {
    style = styles.get(style?.basedOn ?? '');
  }
  return style?.role;
}

function roleOfName(name: string): Role | undefined {
  const [, level] = OF_A_HEADING.exec(name) ?? [];
  if (level !== undefined) return { kind: 'level', level: Number(level) };
  return NOT_OF_THE_BOOK.test(name) ? { kind: 'dropped' } : undefined;
}

const roleOfOutline = (level: number): Role | undefined =>
  level >= 0 && level < BODY_LEVEL ? { kind: 'level', level: level + 1 } : undefined;
