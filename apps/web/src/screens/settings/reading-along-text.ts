import type { FollowedDocument } from '@morsel/sdk/contract';

/** How it is known which book a document is. */
const LINKS: Readonly<Record<NonNullable<FollowedDocument['link']>, string>> = {
  file: 'Known by its file.',
  name: 'Known by the name of its file.',
  title: 'Known by title and author.',
  reader: '',
};

export function linkText({ link, book }: FollowedDocument): string {
  if (link === null) return 'Not recognised. Choose its book, or add the file to a book.';
  return book === null ? 'None of your books, you said.' : LINKS[link];
}

export const documentName = ({ name, progress }: FollowedDocument) =>
  name ?? `A file on ${progress.device}`;
