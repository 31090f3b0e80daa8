import { type ReaderReach, checkedAddress } from '../../internet/address-of-reader.ts';

/** The address of a webhook as it is kept. @throws InvalidInputError at `url`, which says what is expected. */
export const checkedHookUrl = (text: string, reach: ReaderReach): string =>
  checkedAddress(text, reach, 'https://example.org/hook');
