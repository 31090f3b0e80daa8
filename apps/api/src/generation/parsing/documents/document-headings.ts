import { withoutListedHeadings } from '../listed-headings.ts';
import { blocksOfPlainText } from '../plain-text.ts';
import type { Block } from '../text-blocks.ts';

const FEWEST_HEADINGS = 2;

/**
 * A document's blocks without lists of contents. Where hardly a heading is marked as one, they are
 * found by how they look, as in a text without markup.
 */
export function withDocumentHeadings(blocks: readonly Block[]): Block[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  if (headings.length >= FEWEST_HEADINGS) return withoutListedHeadings(blocks);
  const marked = new Map(blocks.map((block) => [block.text.trim(), block]));
  return blocksOfPlainText(blocks.map(({ text }) => text.trim()).join('\n\n\n')).map((block) => {
    const before = marked.get(block.text);
    return before?.kind === block.kind ? { ...before, ...block } : block;
  });
}
