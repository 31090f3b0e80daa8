import type { Chapter } from '../../book-text.ts';
import { placeBlocks } from '../structure/place-blocks.ts';
import type { Block } from '../text-blocks.ts';

/**
 * In which document of an e-book each chapter begins: its number in the spine, from 1. None where a file
 * has no spine.
 */
export function spineItemsOf(
  chapters: readonly Chapter[],
  blocks: readonly Block[],
): readonly number[] | undefined {
  let last: number | undefined;
  const items = placeBlocks(chapters, blocks).map((paragraphs) => {
    // Of its first paragraphs some may be put together of others, and are not found again.
    last = paragraphs.find(({ spineItem }) => spineItem !== undefined)?.spineItem ?? last;
    return last;
  });
  return items.every((item) => item !== undefined) ? items : undefined;
}
