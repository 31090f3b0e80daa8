import type { NewBook } from '@morsel/sdk/contract';
import { LONGEST, type TopicName } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';

import { InvalidInputError } from '../../errors.ts';
import { isPrintable, shownName } from '../../http/validation/shown-text.ts';

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
    title: nameOf(title, 'title'),
    author: nameOf(author, 'author'),
    imageUrl: imageUrl.trim() === '' ? null : checkedImageUrl(imageUrl),
    topic,
    description: checkedDescription(description),
  };
}

const nameOf = (text: string, field: 'title' | 'author') =>
  shownName(text, { field, what: field, missing: `Please enter the ${field}` });

/** Its own lines become one, since it stands in a paragraph. It stands beside titles, and turns none around. */
function checkedDescription(text: string): string {
  if (isPrintable(text.replaceAll(/\s/g, ' '))) return tidyName(text);
  throw new InvalidInputError('The description has characters that cannot be shown', 'description');
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
