import type { BookText } from '../book-text.ts';
import { readBookText } from './reading.ts';
import type { TextFile } from './text-file.ts';
import { type UnreadableReason, UnreadableTextError } from './unreadable-text.ts';

export type Parsed = { readonly text: BookText } | { readonly unreadable: UnreadableReason };

/** Reads a file in the background; why it cannot be read is told as data, which errors are not. */
export async function task(file: TextFile): Promise<Parsed> {
  try {
    return { text: await readBookText(file) };
  } catch (error) {
    if (error instanceof UnreadableTextError) return { unreadable: error.reason };
    throw error;
  }
}
