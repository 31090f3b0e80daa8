import { decodeText } from '../decode-text.ts';
import type { Archive } from '../epub/archive.ts';
import { elementsIn, pathFrom } from '../epub/read-entries.ts';
import type { DocumentList } from '../structure/list-paragraphs.ts';
import type { Block } from '../text-blocks.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import { withDocumentHeadings } from './document-headings.ts';
import { listsIn } from './docx-lists.ts';
import {
  BLOCK,
  blocksOfXml,
  LEFT_OUT,
  LINE_END,
  LINK,
  type Role,
  ROW,
  SPACE,
  TABLE,
  type Vocabulary,
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
  // What follows it in its run is a mark of the writer's own.
  footnoteReference: LINK,
  endnoteReference: LINK,
  // What was moved away, a second rendering of what is there, and the reading above its signs.
  moveFrom: LEFT_OUT,
  // How a paragraph was before it was changed.
  pPrChange: LEFT_OUT,
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
  const lists = listsIn(archive, pathFrom(path, 'numbering.xml'));
  const styles = stylesOf(archive, pathFrom(path, 'styles.xml'), lists);
  const roleOf: Vocabulary['roleOf'] = (name, attributes, parents) => {
    const value = attributes['w:val'] ?? '';
    if (name === 'vertAlign') return value === 'superscript' ? raisedRun(parents) : undefined;
    if (name === 'hyperlink') return 'w:anchor' in attributes ? LINK : undefined;
    if (name === 'pStyle') return styles.get(value);
    if (name === 'numId') return says({ list: lists.get(value) });
    if (name === 'ilvl') return says({ depth: Number(value) });
    return name === 'outlineLvl' ? says(traitsOfOutline(Number(value))) : ROLES[name];
  };
  return withDocumentHeadings(blocksOfXml(decodeText(bytes), { roleOf, textIn: 't' }));
}

/** Of a run, but not of the sign that ends a paragraph, nor of what a run was before it was changed. */
const raisedRun = (parents: readonly string[]): Role | undefined =>
  parents.at(-1) === 'rPr' && parents.at(-2) === 'r' ? { kind: 'raised', outwards: 2 } : undefined;

function documentIn(archive: Archive): string {
  const relation = elementsIn(archive, RELATIONS).find(({ attributes }) =>
    attributes['type']?.endsWith('/officeDocument'),
  );
  return pathFrom('', relation?.attributes['target'] ?? 'word/document.xml');
}

type Traits = Omit<Extract<Role, { readonly kind: 'says' }>, 'kind'>;
type Style = { readonly basedOn: string; readonly traits: Traits };

const says = (traits: Traits): Role => ({ kind: 'says', ...traits });

/** What paragraphs of each style are to the text: their own style says it or the one it rests on. */
function stylesOf(
  archive: Archive,
  path: string,
  lists: ReadonlyMap<string, DocumentList>,
): ReadonlyMap<string, Role> {
  const styles = new Map<string, Style>();
  let id = '';
  for (const { name, attributes } of elementsIn(archive, path)) {
    const value = attributes['w:val'] ?? '';
    const style = styles.get(id) ?? { basedOn: '', traits: {} };
    const add = (traits: Traits) => styles.set(id, { ...style, traits });
    if (name === 'style') id = attributes['w:styleid'] ?? '';
    else if (name === 'name') add({ ...style.traits, ...traitsOfName(value) });
    else if (name === 'basedon') styles.set(id, { ...style, basedOn: value });
    else if (name === 'outlinelvl') add({ ...traitsOfOutline(Number(value)), ...style.traits });
    else if (name === 'numid') add({ ...style.traits, list: lists.get(value) });
    else if (name === 'ilvl') add({ ...style.traits, depth: Number(value) });
  }
  return new Map([...styles.keys()].map((each) => [each, says(traitsIn(styles, each))]));
}

function traitsIn(styles: ReadonlyMap<string, Style>, id: string): Traits {
  const chain: Traits[] = [];
  for (let style = styles.get(id); style !== undefined; style = styles.get(style.basedOn)) {
    if (chain.length === DEEPEST_STYLES) break;
    chain.push(style.traits);
  }
  return chain.reduceRight<Traits>((base, own) => restedOn(base, own), {});
}

/** What is a heading itself is of the book, whatever its style rests on. */
function restedOn({ isDropped, ...base }: Traits, own: Traits): Traits {
  const isStillDropped = isDropped === true && own.level === undefined;
  return { ...base, ...(isStillDropped && { isDropped }), ...own };
}

function traitsOfName(name: string): Traits {
  const [, level] = OF_A_HEADING.exec(name) ?? [];
  if (level !== undefined) return { level: Number(level) };
  return NOT_OF_THE_BOOK.test(name) ? { isDropped: true } : {};
}

const traitsOfOutline = (level: number): Traits =>
  level >= 0 && level < BODY_LEVEL ? { level: level + 1 } : {};
