import type { BookText, Chunk } from '../book-text.ts';
import { chunksOf } from './cut-chunks.ts';
import { readBookText } from './read-book-text.ts';
import type { TextFile } from './text-file.ts';
import { type UnreadableReason, UnreadableTextError } from './unreadable-text.ts';

/** A book's text with the passages that items are made from. */
export type ParsedText = BookText & { readonly chunks: readonly Chunk[] };

export type Parsed = { readonly text: ParsedText } | { readonly unreadable: UnreadableReason };

/** Reads a file in the background; why it cannot be read is told as data, which errors are not. */
export async function task(file: TextFile): Promise<Parsed> {
  try {
    const text = await readBookText(file);
    return { text: { ...text, chunks: chunksOf(text.chapters) } };
  } catch (error) {
    // What its parser does not expect is no file that it should be.
    return { unreadable: error instanceof UnreadableTextError ? error.reason : 'broken' };
  }
}
