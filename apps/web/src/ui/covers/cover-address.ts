import { LONGEST } from '@morsel/sdk/domain';

const START = 'https://';

/** Whether a text, trimmed, can be the address of a cover picture. */
export function isCoverAddress(text: string): boolean {
  const address = text.trim();
  const plausible = address.startsWith(START) && !/\s/.test(address) && URL.canParse(address);
  return plausible && address.length <= LONGEST.imageUrl;
}

/** What is wrong with a typed address; nothing while it is empty or its beginning still grows. */
export function coverAddressProblem(text: string): string | undefined {
  const address = text.trim();
  if (START.startsWith(address) || isCoverAddress(address)) return undefined;
  if (!address.startsWith(START)) return 'The address has to begin with https://';
  if (address.length > LONGEST.imageUrl)
    return `The address is longer than ${LONGEST.imageUrl.toLocaleString('en')} characters.`;
  return 'This address is not complete.';
}
