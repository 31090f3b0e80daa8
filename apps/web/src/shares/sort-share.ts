import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';

import { isBookFile } from './book-files.ts';
import { SHARED_FILES_FIELD, SHARED_WORDS, type ShareTrouble } from './share-address.ts';

export interface SortedShare {
  readonly wanted: readonly (File | URLSearchParams)[];
  /** Why the rest is not. */
  readonly troubles: readonly ShareTrouble[];
}

/** Longer texts would make a form slow: they are kept as files. */
const LONGEST_TEXT = 100_000;
const LONGEST_LINE = 2000;

/** What of a share is wanted: its files, else its words. What comes beside a file is about the sending, not the book. */
export function sortShare(form: FormData): SortedShare {
  const files = form.getAll(SHARED_FILES_FIELD).filter(isFile);
  return files.length > 0 ? sortFiles(files) : sortWords(form);
}

/** A field without a file in it is sent as one without a name. */
function isFile(value: FormDataEntryValue): value is File {
  return value instanceof File && (value.name !== '' || value.size > 0);
}

function sortFiles(files: readonly File[]): SortedShare {
  const books = files.filter(isBookFile);
  const fitting = books.filter(({ size }) => size <= MOST_SOURCE_BYTES);
  const troubles: ShareTrouble[] = [];
  if (books.length < files.length) troubles.push('unknown-kind');
  if (fitting.length < books.length) troubles.push('too-large');
  return { wanted: fitting, troubles };
}

function sortWords(form: FormData): SortedShare {
  const words = new URLSearchParams();
  for (const name of SHARED_WORDS) {
    const word = form.get(name);
    if (typeof word !== 'string' || word.trim() === '') continue;
    if (word.length <= LONGEST_TEXT) words.set(name, word);
    else if (name === 'text') return sortFiles([textFile(words.get('title'), word)]);
    else words.set(name, word.slice(0, LONGEST_LINE));
  }
  return { wanted: words.size > 0 ? [words] : [], troubles: [] };
}

function textFile(title: string | null, text: string): File {
  const name = title?.trim().slice(0, LONGEST_LINE) ?? 'Shared text';
  return new File([text], `${name}.txt`, { type: 'text/plain' });
}
