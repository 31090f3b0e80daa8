import { decodeText } from '../decode-text.ts';
import { headingLevel, isInCapitals } from '../headings.ts';
import { type Block, heading } from '../text-blocks.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import type { Archive } from './archive.ts';
import { type ContentsEntry, entriesOf } from './contents.ts';
import { type Anchor, blocksOfMarkup } from './markup.ts';
import { readPackage } from './package.ts';

const FEWEST_ENTRIES = 2;

/**
 * The text of an e-book in reading order. Its headings are those of its table of contents; where it
 * has none, those of its pages. With the language that it declares.
 *
 * @throws UnreadableTextError when it is damaged, encrypted, or unpacks to too much.
 */
export function readEpub(archive: Archive): {
  blocks: Block[];
  language: string | undefined;
} {
  const { spine, listed, contents, language } = readPackage(archive);
  const inSpine = new Set(spine);
  const entries = entriesOf(archive, contents).filter(({ path }) => inSpine.has(path));
  const entriesAt = Map.groupBy(entries, ({ path }) => path);
  const files = archive.read(spine);
  const documents = spine.flatMap((path) => {
    const bytes = files.get(path);
    return bytes === undefined ? [] : [{ path, blocks: blocksOfMarkup(decodeText(bytes)) }];
  });
  if (documents.length === 0) throw new UnreadableTextError('broken');
  const blocks = documents.flatMap(({ path, blocks: marked }) => {
    const read =
      entries.length < FEWEST_ENTRIES
        ? withOwnHeadings(marked)
        : withEntries(marked, entriesAt.get(path) ?? []);
    return inSpineItem(read, listed.indexOf(path) + 1);
  });
  return { blocks, language };
}

const inSpineItem = (blocks: readonly Block[], spineItem: number) =>
  blocks.map((block) => (block.kind === 'paragraph' ? { ...block, spineItem } : block));

/** Headings come from the table of contents alone: each where its entry points to. */
function withEntries(
  blocks: readonly (Block | Anchor)[],
  entries: readonly ContentsEntry[],
): Block[] {
  const ids = new Set(blocks.flatMap((block) => (block.kind === 'anchor' ? block.id : [])));
  const nowhere = entries.filter(({ fragment }) => !ids.has(fragment));
  const byId = Map.groupBy(entries, ({ fragment }) => fragment);
  const placed = blocks.flatMap((block): Block[] => {
    if (block.kind !== 'anchor') return block.kind === 'paragraph' ? [block] : [];
    const headings = byId.get(block.id) ?? [];
    // Where an id comes twice, the first counts.
    byId.delete(block.id);
    return headings.map(headingOf);
  });
  return [...nowhere.map(headingOf), ...placed];
}

const headingOf = ({ title, level }: ContentsEntry) => heading(title, level);

/** A page without a heading may have a first line that is meant as one. */
function withOwnHeadings(marked: readonly (Block | Anchor)[]): Block[] {
  const blocks = marked.filter((block): block is Block => block.kind !== 'anchor');
  const [first, ...rest] = blocks;
  if (first === undefined || blocks.some(({ kind }) => kind === 'heading')) return blocks;
  const level = headingLevel(first.text) ?? (isInCapitals(first.text) ? 2 : undefined);
  return level === undefined ? blocks : [heading(first.text, level), ...rest];
}
