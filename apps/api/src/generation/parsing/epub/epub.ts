import { type Block, heading } from '../blocks.ts';
import { decodeText } from '../decoding.ts';
import { headingLevel, isInCapitals } from '../headings.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import type { Archive } from './archive.ts';
import { type Entry, entriesOf } from './contents.ts';
import { type Anchor, blocksOfMarkup } from './markup.ts';
import { readPackage } from './package.ts';

const FEWEST_ENTRIES = 2;

/**
 * The text of an e-book in reading order. Its headings are those of its table of contents; where it
 * has none, those of its pages.
 *
 * @throws UnreadableTextError when it is damaged, encrypted, or unpacks to too much.
 */
export function blocksOfEpub(archive: Archive): Block[] {
  const { spine, contents } = readPackage(archive);
  const entries = entriesOf(archive, contents).filter(({ path }) => spine.includes(path));
  const files = archive.read(spine);
  const documents = spine.flatMap((path) => {
    const bytes = files.get(path);
    return bytes === undefined ? [] : [{ path, blocks: blocksOfMarkup(decodeText(bytes)) }];
  });
  if (documents.length === 0) throw new UnreadableTextError('broken');
  return documents.flatMap(({ path, blocks }) =>
    entries.length < FEWEST_ENTRIES
      ? withOwnHeadings(blocks)
      : withEntries(
          blocks,
          entries.filter((entry) => entry.path === path),
        ),
  );
}

/** Headings come from the table of contents alone: each where its entry points to. */
function withEntries(blocks: readonly (Block | Anchor)[], entries: readonly Entry[]): Block[] {
  const ids = new Set(blocks.flatMap((block) => (block.kind === 'anchor' ? block.id : [])));
  const headingsAt = (isThere: (entry: Entry) => boolean) =>
    entries.filter(isThere).map(({ title, level }) => heading(title, level));
  return [
    ...headingsAt(({ fragment }) => !ids.has(fragment)),
    ...blocks.flatMap((block): Block[] => {
      if (block.kind === 'anchor') return headingsAt(({ fragment }) => fragment === block.id);
      return block.kind === 'paragraph' ? [block] : [];
    }),
  ];
}

/** A page without a heading may have a first line that is meant as one. */
function withOwnHeadings(marked: readonly (Block | Anchor)[]): Block[] {
  const blocks = marked.filter((block): block is Block => block.kind !== 'anchor');
  const [first, ...rest] = blocks;
  if (first === undefined || blocks.some(({ kind }) => kind === 'heading')) return blocks;
  const level = headingLevel(first.text) ?? (isInCapitals(first.text) ? 2 : undefined);
  return level === undefined ? blocks : [heading(first.text, level), ...rest];
}
