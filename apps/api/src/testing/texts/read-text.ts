import { readFile } from 'node:fs/promises';

import { readBookText } from '../../generation/parsing/read-book-text.ts';
import type { TextFile } from '../../generation/parsing/text-file.ts';
import { TIDES } from './tides.ts';

/** How a test comes to its file. */
export type Source = () => Uint8Array | string | Promise<Uint8Array | string>;

/** A file that a program made of the book and that is kept beside it. */
export const kept = (name: string) => async () =>
  new Uint8Array(await readFile(new URL(`./tides/${name}`, import.meta.url)));

/** Reads what a test made as a text of the book. */
export async function read(source: Source, options: Partial<TextFile> = {}) {
  const made = await source();
  const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made;
  return readBookText({ bytes, name: 'file', kind: 'file', book: TIDES, ...options });
}
