import { LONGEST, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import { cutText, tidyName } from '@morsel/sdk/rules';

/** A book's text as it stands in a form: a file, or notes that were pasted. */
export interface PickedText {
  readonly file: File | undefined;
  readonly notes: string;
}

export const noText: PickedText = { file: undefined, notes: '' };

/** How large a text may be; 1 MB is a million bytes. */
export const MOST_MEGABYTES = MOST_SOURCE_BYTES / 1_000_000;

/** The kinds of files that the server reads, as readers know them. */
export const KINDS_TEXT =
  "EPUB, MOBI, AZW3, FB2 (zipped too), PDF, DOCX, ODT, TXT, Markdown, Kindle's “My Clippings.txt” or a Readwise CSV";

const LONGEST_NOTES_NAME = 60;

/** What is wrong with the text before it is sent. */
export function textFault({ file, notes }: PickedText): string | undefined {
  const size = file?.size ?? new Blob([notes]).size;
  if (file?.size === 0) return 'This file is empty. Choose another one.';
  if (size <= MOST_SOURCE_BYTES) return undefined;
  const what = file === undefined ? 'These notes are' : 'This file is';
  return `${what} ${sizeText(size)}; ${MOST_MEGABYTES} MB fit. Try one without pictures, or a part of the book.`;
}

/** The text to send: the file, else the notes; undefined when there is neither. */
export function textToSend({ file, notes }: PickedText) {
  if (file !== undefined) {
    return {
      content: file,
      name: fileName(file),
      kind: 'file' as const,
    };
  }
  const text = notes.trim();
  if (text === '') return undefined;
  return { content: new Blob([text]), name: notesName(text), kind: 'notes' as const };
}

/** What a file is called where it is kept, which is how it is shown. */
export const fileName = ({ name }: File) => cut(name, LONGEST.textName) || 'Text';

/** Notes go by their first line. */
function notesName(text: string): string {
  const [line = ''] = text.split('\n');
  const name = cut(line, LONGEST_NOTES_NAME);
  return name === '' ? 'Notes' : `Notes: ${name}`;
}

/** A name as it is kept, and no longer than that; cutting may leave what only stands between two signs. */
const cut = (name: string, longest: number) => tidyName(cutText(tidyName(name), longest));

/** The size of a file as people say it; 1 MB is a million bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
