import type { TextFile } from '../../../generation/parsing/text-file.ts';

/** A file or pasted notes that somebody sends to keep the server busy. */
export type HostileText = {
  readonly name: string;
  /** Of about so many bytes, packed or not; the time to read it should grow as they do. */
  readonly make: (bytes: number) => Promise<TextFile> | TextFile;
};

/** So many bytes of one piece after another; each is told how many came before it. */
export function filled(bytes: number, piece: string | ((index: number) => string)): string {
  if (typeof piece === 'string') return piece.repeat(Math.ceil(bytes / Buffer.byteLength(piece)));
  const pieces: string[] = [];
  let length = 0;
  for (let index = 0; length < bytes; index += 1) {
    const next = piece(index);
    pieces.push(next);
    length += Buffer.byteLength(next);
  }
  return pieces.join('');
}

/** Enough words for whatever they stand in to count as a book. */
export const SENTENCES =
  'The water rises and falls twice a day, as it always did before anybody asked. '.repeat(9);

const BOOK = { title: 'Tides', author: 'Ann Other' };

export const fileOf = (bytes: Uint8Array, name = 'book'): TextFile => ({
  // As it comes from another process: no buffer.
  bytes: new Uint8Array(bytes),
  name,
  kind: 'file',
  book: BOOK,
});

export const notesOf = (text: string): TextFile => ({
  bytes: Buffer.from(text),
  name: 'Notes',
  kind: 'notes',
  book: BOOK,
});
