import type { NewBook } from '@morsel/sdk/contract';
import { LONGEST, type TopicName } from '@morsel/sdk/domain';

import { InvalidInputError } from '../../errors.ts';
import { isBlank, isPrintable } from '../../http/validation/shown-text.ts';

/** What a reader tells about a book, as it is stored. */
export type BookFields = {
  title: string;
  author: string;
  imageUrl: string | null;
  /** Undefined where nobody chose one. */
  topic: TopicName | undefined;
  description: string;
};

/**
 * Checks what a reader typed about a book; an empty address counts as none.
 *
 * @throws InvalidInputError naming the first field that is missing or wrong.
 */
export function checkedBook(book: NewBook): BookFields {
  const { title, author, imageUrl = '', topic, description = '' } = book;
  return {
    title: checkedName(title, 'title'),
    author: checkedName(author, 'author'),
    imageUrl: imageUrl.trim() === '' ? null : checkedImageUrl(imageUrl),
    topic,
    description: checkedDescription(description),
  };
}

/** Its own lines become one, since it stands in a paragraph. */
function checkedDescription(text: string): string {
  const description = text.trim().replaceAll(/\s+/g, ' ');
  if (isPrintable(description)) return description;
  throw new InvalidInputError('The description has characters that cannot be shown', 'description');
}

/** Spaces and line breaks within a name become single spaces. */
function checkedName(text: string, field: 'title' | 'author'): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (isBlank(name)) throw new InvalidInputError(`Please enter the ${field}`, field);
  if ([...name].length > LONGEST[field]) {
    throw new InvalidInputError(`The ${field} is longer than ${LONGEST[field]} characters`, field);
  }
  if (!isPrintable(name)) {
    throw new InvalidInputError(`The ${field} has characters that cannot be shown`, field);
  }
  return name;
}

/**
 * The address of a cover picture in its normal form: https and nothing else, since it stands in the
 * pages of other readers and is fetched by the server.
 *
 * @throws InvalidInputError when it is anything else, or longer than 2,048 characters.
 */
export function checkedImageUrl(text: string): string {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new InvalidInputError(
      'The cover image needs a web address that begins with https://',
      'imageUrl',
    );
  }
  if (url.href.length > LONGEST.imageUrl) {
    throw new InvalidInputError(
      `The address of the cover image is longer than ${LONGEST.imageUrl} characters`,
      'imageUrl',
    );
  }
  return url.href;
}
