import type { NewBook } from '@morsel/sdk/contract';
import { LONGEST } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';

import type { BookNames } from '../../features/texts/names/book-names.ts';
import { noText, type PickedText, textFault } from '../../features/texts/picked-text.ts';
import { coverAddressProblem, isCoverAddress } from '../../ui/covers/cover-address.ts';
import { faultOf } from '../../ui/failure/failure-text.ts';

/** What stands in the form, as typed and chosen. */
export interface NewBookInput extends PickedText {
  readonly title: string;
  readonly author: string;
  readonly imageUrl: string;
  /** Empty: Morsel chooses. */
  readonly topic: NonNullable<NewBook['topic']> | '';
  readonly description: string;
}

type FieldName = keyof NewBookInput;
export type FieldFaults = Readonly<Partial<Record<FieldName, string>>>;

export const emptyBook: NewBookInput = {
  title: '',
  author: '',
  imageUrl: '',
  topic: '',
  description: '',
  ...noText,
};

/** Whether something is left of title and author as they are kept. */
export function isComplete({ title, author }: NewBookInput): boolean {
  return tidyName(title) !== '' && tidyName(author) !== '';
}

/** The input with what a file says of the book, where nobody has typed anything. */
export function named(input: NewBookInput, { title, author }: BookNames): NewBookInput {
  return {
    ...input,
    title: tidyName(input.title) === '' ? title : input.title,
    author: tidyName(input.author) === '' ? author : input.author,
  };
}

/** What is wrong with the input while it is typed. */
export function faultsOf(input: NewBookInput): FieldFaults {
  return faults({
    title: tooLong('title', input),
    author: tooLong('author', input),
    description: tooLong('description', input),
    imageUrl: coverAddressProblem(input.imageUrl),
    file: textFault(input),
  });
}

/** What forbids sending the input; by now a typed address has to be whole. */
export function sendingFaultsOf(input: NewBookInput): FieldFaults {
  const address = input.imageUrl.trim();
  const unfinished =
    address === '' || isCoverAddress(address) ? undefined : 'This address is not complete.';
  return { ...faults({ imageUrl: unfinished }), ...faultsOf(input) };
}

/** The book as it is sent: as it is kept, and without what was left empty. */
export function newBookOf(input: NewBookInput): NewBook {
  const imageUrl = input.imageUrl.trim();
  const description = tidyName(input.description);
  return {
    title: tidyName(input.title),
    author: tidyName(input.author),
    ...(imageUrl && { imageUrl }),
    ...(input.topic && { topic: input.topic }),
    ...(description && { description }),
  };
}

/** What the API found wrong with a field, from what adding the book or its text failed with. */
export function refusedFieldOf(error: unknown): FieldFaults {
  const { text, field } = faultOf(error, Object.keys(emptyBook), 'new-book');
  return field === undefined ? {} : { [field]: text };
}

function tooLong(
  what: 'title' | 'author' | 'description',
  input: NewBookInput,
): string | undefined {
  const letters = Array.from(tidyName(input[what])).length;
  if (letters <= LONGEST[what]) return undefined;
  return `The ${what} has ${letters} characters; ${LONGEST[what]} fit.`;
}

function faults(found: Readonly<Record<string, string | undefined>>): FieldFaults {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}
