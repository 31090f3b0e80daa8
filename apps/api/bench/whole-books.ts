import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { bytesOf, unpacked } from './debian-packages.ts';

/** A whole book of a Debian package. */
export type WholeBook = {
  readonly name: string;
  readonly genre: 'argument' | 'reference' | 'history' | 'story';
  readonly package: string;
  /** Its folder, and its files, which are read one after the other. */
  readonly folder: string;
  readonly files: RegExp;
};

const anarchistFaq = (letters: string): WholeBook => ({
  name: `An Anarchist FAQ, ${letters}`,
  genre: 'argument',
  package: 'anarchism',
  folder: 'usr/share/doc/anarchism/html',
  files: new RegExp(`^sec[${letters}]\\d+\\.html$`),
});

const debianHistory = (language: string): WholeBook => ({
  name: `Debian History, ${language}`,
  genre: 'history',
  package: 'debian-history',
  folder: 'usr/share/doc/debian-history/docs',
  files: new RegExp(`^project-history\\.${language}\\.epub$`),
});

export const WHOLE_BOOKS: readonly WholeBook[] = [
  anarchistFaq('A'),
  anarchistFaq('C'),
  anarchistFaq('J'),
  {
    name: 'Debian Policy',
    genre: 'reference',
    package: 'debian-policy',
    folder: 'usr/share/doc/debian-policy',
    files: /^policy\.epub$/,
  },
  {
    name: 'Developer’s Reference',
    genre: 'reference',
    package: 'developers-reference',
    folder: 'usr/share/developers-reference',
    files: /^developers-reference\.epub$/,
  },
  {
    name: 'Debian Administrator’s Handbook',
    genre: 'reference',
    package: 'debian-handbook',
    folder: 'usr/share/doc/debian-handbook/html/en-US',
    files: /^[a-z.-]+\.html$/,
  },
  {
    name: 'Guide for Debian Maintainers, ja',
    genre: 'reference',
    package: 'debmake-doc',
    folder: 'usr/share/doc/debmake-doc',
    files: /^debmake-doc\.ja\.epub$/,
  },
  debianHistory('en'),
  debianHistory('de'),
  {
    name: 'Tom Sawyer',
    genre: 'story',
    package: 'golang-github-klauspost-compress-dev',
    folder: 'usr/share/gocode/src/github.com/klauspost/compress/testdata',
    files: /^Mark\.Twain-Tom\.Sawyer\.txt$/,
  },
];

/** The name of a book's first file, and the bytes of all. */
export function fileOf(book: WholeBook): { readonly name: string; readonly bytes: Uint8Array } {
  const names = readdirSync(join(unpacked(book.package), book.folder))
    .filter((name) => book.files.test(name))
    .toSorted();
  const bytes = names.map((name) => bytesOf(book.package, join(book.folder, name)));
  return { name: names[0] ?? dirname(book.folder), bytes: new Uint8Array(Buffer.concat(bytes)) };
}
