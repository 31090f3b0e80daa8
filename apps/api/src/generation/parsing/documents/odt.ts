import { decodeText } from '../decode-text.ts';
import type { Archive } from '../epub/archive.ts';
import { elementsIn } from '../epub/read-entries.ts';
import type { Block } from '../text-blocks.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import { withDocumentHeadings } from './document-headings.ts';
import { type ListStyles, listKinds, listStylesIn } from './odt-lists.ts';
import { raisedStylesIn, styleElementsIn } from './odt-styles.ts';
import {
  BLOCK,
  blocksOfXml,
  ENTRY,
  LEFT_OUT,
  LINE_END,
  LINK,
  RAISED,
  type Role,
  ROW,
  SPACE,
  TABLE,
  type Vocabulary,
} from './xml-blocks.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
const MANIFEST = 'META-INF/manifest.xml';

const ROLES: Readonly<Record<string, Role>> = {
  p: BLOCK,
  table: TABLE,
  'table-row': ROW,
  'list-item': ENTRY,
  s: SPACE,
  tab: SPACE,
  'line-break': LINE_END,
  br: LINE_END,
  'note-ref': LINK,
  ...Object.fromEntries(
    (
      'note annotation tracked-changes table-of-content illustration-index table-index ' +
      'object-index user-index alphabetical-index bibliography ruby-text title desc scripts forms'
    )
      .split(' ')
      .map((name) => [name, LEFT_OUT]),
  ),
};

type Styles = { readonly lists: ListStyles; readonly raised: ReadonlySet<string> };

const vocabularyOf = ({ lists, raised }: Styles): Vocabulary => {
  const kindOf = listKinds(lists);
  return {
    roleOf: (name, attributes, parents) => {
      if (name === 'list') {
        const depth = 1 + parents.filter((parent) => parent === 'list').length;
        const goesOn =
          attributes['text:continue-numbering'] === 'true' || 'text:continue-list' in attributes;
        return { kind: 'list', list: kindOf(attributes['text:style-name'], depth), goesOn };
      }
      if (name === 'table-cell') {
        return { kind: 'cell', cell: parents.includes('table-header-rows') ? 'head' : 'body' };
      }
      if (name === 'span') {
        return raised.has(attributes['text:style-name'] ?? '') ? RAISED : undefined;
      }
      if (name === 'a') return attributes['xlink:href']?.startsWith('#') ? LINK : undefined;
      if (name !== 'h') return ROLES[name];
      const level = Number(attributes['text:outline-level'] ?? 1);
      return { kind: 'block', level: level > 1 ? level : 1 };
    },
  };
};

/**
 * The text of an OpenDocument text in its order, without notes, comments, and lists of contents.
 *
 * @throws UnreadableTextError when it is damaged, locked, or unpacks to too much.
 */
export function blocksOfOdt(archive: Archive): Block[] {
  const isLocked = elementsIn(archive, MANIFEST).some(({ name }) => name === 'encryption-data');
  if (isLocked) throw new UnreadableTextError('password');
  const bytes = archive.read([CONTENT]).get(CONTENT);
  if (bytes === undefined) throw new UnreadableTextError('broken');
  const xml = decodeText(bytes);
  const ofDocument = archive.read([STYLES]).get(STYLES);
  const styles = [
    ...(ofDocument === undefined ? [] : styleElementsIn(decodeText(ofDocument))),
    ...styleElementsIn(xml),
  ];
  const [lists, raised] = [listStylesIn(styles), raisedStylesIn(styles)];
  return withDocumentHeadings(blocksOfXml(xml, vocabularyOf({ lists, raised })));
}
