import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { type Validator, Compile } from 'typebox/compile';

import { integrityFlaws } from '../items/checks/integrity-flaws.ts';
import { type BookFile, BookOutline, questionEntries } from './book-file.ts';
import { composeItems } from './compose-book-items.ts';

const BOOKS_FOLDER = join(import.meta.dirname, 'books');

/** Compiled, since every start reads all books. */
const outline = Compile(BookOutline);
const entries = {
  mcq: Compile(questionEntries.mcq),
  true_false: Compile(questionEntries.true_false),
  match_pairs: Compile(questionEntries.match_pairs),
  arrange_list: Compile(questionEntries.arrange_list),
  typed: Compile(questionEntries.typed),
  cloze: Compile(questionEntries.cloze),
};

/** A book file that cannot be used; the message names the file and the place in it. */
export class BookFileError extends Error {
  override readonly name = 'BookFileError';

  constructor(file: string, place: string, problem: string) {
    super(`${file}${place === '' ? '' : ` at ${place}`}: ${problem}`);
  }
}

/**
 * Reads the built-in books, in the order of their file names.
 *
 * @throws BookFileError when a file is no book; nothing is answered then.
 */
export function readLibrary(folder: string = BOOKS_FOLDER): BookFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => parseBookFile(readFileSync(join(folder, file), 'utf8'), file));
}

/** @throws BookFileError when the text is no book, or its key is not the name of its file. */
export function parseBookFile(text: string, file: string): BookFile {
  const data = parseJson(text, file);
  if (!isBookFile(data, file)) throw new BookFileError(file, '', 'no book');
  if (data.key !== basename(file, '.json')) {
    throw new BookFileError(file, '/key', 'must be the name of the file');
  }
  refuseRepeatedKeys(data, file);
  refuseUnknownIdeas(data, file);
  refuseBrokenItems(data, file);
  return data;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BookFileError(file, '', error instanceof Error ? error.message : 'no JSON');
  }
}

function isBookFile(data: unknown, file: string): data is BookFile {
  demand(outline, data, file, '');
  if (!outline.Check(data)) return false;
  for (const [index, question] of data.questions.entries()) {
    demand(entries[question.type], question, file, `/questions/${index}`);
  }
  return true;
}

function demand(
  validator: Pick<Validator, 'Check' | 'Errors'>,
  data: unknown,
  file: string,
  place: string,
): void {
  if (validator.Check(data)) return;
  const [error] = validator.Errors(data);
  if (error) throw new BookFileError(file, place + error.instancePath, error.message);
}

function refuseRepeatedKeys({ questions, flashcards }: BookFile, file: string): void {
  const seen = new Set<string>();
  for (const { key } of [...questions, ...flashcards]) {
    if (seen.has(key)) throw new BookFileError(file, `key ${key}`, 'stands twice in the book');
    seen.add(key);
  }
}

function refuseUnknownIdeas({ ideas = [], questions, flashcards }: BookFile, file: string): void {
  const known = new Set(ideas.map(({ key }) => key));
  if (known.size < ideas.length) throw new BookFileError(file, '/ideas', 'a key stands twice');
  for (const { key, idea } of [...questions, ...flashcards]) {
    if (idea !== undefined && !known.has(idea)) {
      throw new BookFileError(file, `key ${key}`, `${idea} is no idea of the book`);
    }
  }
}

function refuseBrokenItems(book: BookFile, file: string): void {
  for (const { libraryKey, content } of composeItems(book)) {
    const [flaw] = integrityFlaws(content);
    if (flaw) throw new BookFileError(file, `key ${libraryKey}`, flaw.detail);
  }
}
