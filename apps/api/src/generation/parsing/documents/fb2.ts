import type { Block } from '../text-blocks.ts';
import { withDocumentHeadings } from './document-headings.ts';
import {
  BLOCK,
  blocksOfXml,
  LEFT_OUT,
  LINK,
  RAISED,
  type Role,
  ROW,
  SPACE,
  TABLE,
  type Vocabulary,
} from './xml-blocks.ts';

const FB2 = /^\s*<(?:\?xml\b[^]{0,1000}?<)?FictionBook\b/;

const ROLES: Readonly<Record<string, Role>> = {
  p: BLOCK,
  v: BLOCK,
  table: TABLE,
  tr: ROW,
  td: { kind: 'block', cell: 'body' },
  th: { kind: 'block', cell: 'head' },
  'text-author': BLOCK,
  sup: RAISED,
  description: LEFT_OUT,
  stylesheet: LEFT_OUT,
  binary: LEFT_OUT,
};
const OF_NOTES = new Set(['notes', 'comments', 'footnotes']);

const VOCABULARY: Vocabulary = {
  roleOf: (name, attributes, parents) => {
    if (name === 'body' && OF_NOTES.has(attributes['name'] ?? '')) return LEFT_OUT;
    if (name === 'a' && attributes['type'] === 'note') return LEFT_OUT;
    if (name === 'a' && leadsWithin(attributes)) return LINK;
    if (name === 'title') return { kind: 'block', level: levelIn(parents) };
    if (name === 'subtitle') return { kind: 'block', level: levelIn(parents) + 1 };
    return parents.at(-1) === 'title' ? SPACE : ROLES[name];
  },
};

/** Its prefix is whichever the book declares. */
const leadsWithin = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).some(
    ([name, value]) => name.endsWith(':href') && value.startsWith('#'),
  );

/** The book's title stands above all; each section within another is a level below. */
const levelIn = (parents: readonly string[]) =>
  1 + parents.filter((name) => name === 'section').length;

/** Whether a text is a FictionBook, which is one document of XML. */
export function looksLikeFb2(text: string): boolean {
  return FB2.test(text);
}

/** The text of a FictionBook in its order, without notes and pictures. */
export function blocksOfFb2(xml: string): Block[] {
  return withDocumentHeadings(blocksOfXml(xml, VOCABULARY));
}
