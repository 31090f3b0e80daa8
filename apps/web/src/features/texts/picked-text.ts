import { LONGEST, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';

/** A book's text as it stands in a form: a file, or notes that were pasted. */
export interface PickedText {
  readonly file: File | undefined;
  readonly notes: string;
}

export const noText: PickedText = { file: undefined, notes: '' };

/** What a picker offers to choose; the server looks into the file itself. */
export const ACCEPTED =
  '.epub,.mobi,.azw3,.azw,.prc,.fb2,.pdf,.docx,.odt,.txt,.text,.md,.markdown,.csv,application/epub+zip,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text,text/plain,text/markdown,text/csv';

/** How large a text may be; 1 MB is a million bytes. */
export const MOST_MEGABYTES = MOST_SOURCE_BYTES / 1_000_000;

const LONGEST_NOTES_NAME = 60;

/** What is wrong with the text before it is sent. */
export function textFault({ file, notes }: PickedText): string | undefined {
  const size = file?.size ?? new Blob([notes]).size;
  if (file?.size === 0) return 'This file is empty. Choose another one.';
  if (size <= MOST_SOURCE_BYTES) return undefined;
  const what = file === undefined ? 'These notes are' : 'This file is';
  return `${what} ${sizeText(size)}; ${MOST_MEGABYTES} MB fit. Try one without pictures, or a part of the book.`;
}

/** How a book is called, as its file says; empty where it says nothing. */
export interface BookNames {
  readonly title: string;
  readonly author: string;
}

/** How the book of a file is called: an e-book says it. Its reading is fetched when it is needed. */
export async function namesOf(file: File): Promise<BookNames> {
  const unknown = { title: '', author: '' };
  if (!/\.epub$/i.test(file.name) && file.type !== 'application/epub+zip') return unknown;
  try {
    const { epubNames } = await import('./epub-names.ts');
    return await epubNames(file);
  } catch {
    return unknown;
  }
}

/** The text to send: the file, else the notes; undefined when there is neither. */
export function textToSend({ file, notes }: PickedText) {
  if (file !== undefined) {
    return {
      content: file,
      name: cut(file.name, LONGEST.textName) || 'Text',
      kind: 'file' as const,
    };
  }
  const text = notes.trim();
  if (text === '') return undefined;
  return { content: new Blob([text]), name: notesName(text), kind: 'notes' as const };
}

/** Notes go by their first line. */
function notesName(text: string): string {
  const [line = ''] = text.split('\n');
  const name = cut(line, LONGEST_NOTES_NAME);
  return name === '' ? 'Notes' : `Notes: ${name}`;
}

/** A name of one line without what cannot be shown. */
function cut(name: string, longest: number): string {
  const letters = Array.from(name.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim());
  if (letters.length <= longest) return letters.join('');
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}

/** The size of a file as people say it; 1 MB is a million bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
