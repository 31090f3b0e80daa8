import { isApiError } from '@morsel/sdk';
import type { NewBook } from '@morsel/sdk/contract';

import { coverAddressProblem, isCoverAddress } from '../../ui/cover/cover-address.ts';

/** What stands in the form, as typed. */
export interface NewBookInput {
  readonly title: string;
  readonly author: string;
  readonly imageUrl: string;
}

type FieldName = keyof NewBookInput;
export type FieldFaults = Readonly<Partial<Record<FieldName, string>>>;

export const emptyBook: NewBookInput = { title: '', author: '', imageUrl: '' };

const LONGEST = 200;

/** Whether title and author are there once the spaces around them are gone. */
export function isComplete({ title, author }: NewBookInput): boolean {
  return title.trim() !== '' && author.trim() !== '';
}

/** What is wrong with the input while it is typed. */
export function faultsOf({ title, author, imageUrl }: NewBookInput): FieldFaults {
  return faults({
    title: tooLong('title', title),
    author: tooLong('author', author),
    imageUrl: coverAddressProblem(imageUrl),
  });
}

/** What forbids sending the input; by now a typed address has to be whole. */
export function sendingFaultsOf(input: NewBookInput): FieldFaults {
  const address = input.imageUrl.trim();
  const unfinished =
    address === '' || isCoverAddress(address) ? undefined : 'This address is not complete.';
  return { ...faults({ imageUrl: unfinished }), ...faultsOf(input) };
}

/** The input as it is sent: trimmed, and without an address when none was typed. */
export function newBookOf({ title, author, imageUrl }: NewBookInput): NewBook {
  const address = imageUrl.trim();
  return {
    title: title.trim(),
    author: author.trim(),
    ...(address && { imageUrl: address }),
  };
}

/** What the API found wrong with a field, from the error that adding the book failed with. */
export function refusedFieldOf({ cause }: Error): FieldFaults {
  if (!isApiError(cause) || !cause.problem) return {};
  const { field, detail } = cause.problem;
  return field !== undefined && field in emptyBook ? { [field]: detail } : {};
}

function tooLong(what: 'title' | 'author', text: string): string | undefined {
  const letters = Array.from(text.trim()).length;
  if (letters <= LONGEST) return undefined;
  return `The ${what} has ${letters} characters; 200 fit.`;
}

function faults(found: Readonly<Record<string, string | undefined>>): FieldFaults {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}
