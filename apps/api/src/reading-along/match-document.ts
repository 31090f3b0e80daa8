import { createHash } from 'node:crypto';

import type { DocumentLinkKind } from '@morsel/sdk/domain';
import { bookIdentity, tidyName } from '@morsel/sdk/rules';

/** What a device says of a file. */
export type DocumentMarks = {
  readonly digest: string;
  readonly fileName: string | null;
  readonly title: string | null;
  /** One or several, a line each. */
  readonly authors: string | null;
};

/** A text that a file of its reader's, or an admin's, was added as. */
export type TextOfFile = {
  readonly sourceId: number;
  readonly bookId: number;
  readonly name: string;
  readonly partialMd5: string | null;
};

export type DocumentMatch = {
  readonly bookId: number;
  readonly sourceId: number | null;
  readonly link: DocumentLinkKind;
};

/**
 * The text that was added from a document: of its very file, else the only book's that has a file of
 * its name.
 */
export function matchText(
  document: DocumentMarks,
  texts: readonly TextOfFile[],
): DocumentMatch | undefined {
  const same = texts.find(({ partialMd5 }) => partialMd5 === document.digest);
  if (same !== undefined) return matchOf(same, 'file');
  const named = texts.filter(({ name }) => isNamed(document, name));
  const [first] = named;
  const isOneBook = new Set(named.map(({ bookId }) => bookId)).size === 1;
  return first !== undefined && isOneBook ? matchOf(first, 'name') : undefined;
}

const matchOf = ({ bookId, sourceId }: TextOfFile, link: DocumentLinkKind) => ({
  bookId,
  sourceId,
  link,
});

/** Devices send the name, or know the file by its MD5. */
const isNamed = ({ digest, fileName }: DocumentMarks, name: string) =>
  (fileName !== null && tidyName(fileName) === name) || md5(name) === digest;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * The identities (`bookIdentity`) of the books that a document may be by its title and authors, likeliest
 * first: by all authors, and by each; names as they are written and as they are spoken.
 */
export function identitiesOf({ title, authors }: DocumentMarks): string[] {
  if (title === null || authors === null) return [];
  const names = authors
    .split(/\n|;/)
    .map(tidyName)
    .filter((name) => name !== '')
    .slice(0, MOST_AUTHORS);
  const spoken = names.map(firstNameFirst);
  const wholes = [names, spoken].flatMap((all) =>
    [', ', ' and ', ' & '].map((joint) => all.join(joint)),
  );
  const titles = [title, title.replace(/\s*[:(–—].*$/s, '')].filter((name) => name.trim() !== '');
  const found = titles.flatMap((name) =>
    [...wholes, ...names, ...spoken].map((author) => bookIdentity(name, author)),
  );
  return [...new Set(found)];
}

const MOST_AUTHORS = 5;

/** "Le Guin, Ursula K." is Ursula K. Le Guin. */
const firstNameFirst = (name: string) => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');
