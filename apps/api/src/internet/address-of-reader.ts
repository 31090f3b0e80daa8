import { isIP } from 'node:net';

import { LONGEST } from '@morsel/sdk/domain';

import { InvalidInputError } from '../errors.ts';
import { bareHost } from './checked-addresses.ts';
import { isPrivateAddress, isPublicAddress } from './public-address.ts';

/** Where addresses that readers give may lead: the public internet by https, or by http and to machines nearby as well. */
export type ReaderReach = 'public' | 'private';

export const mayConnect = (reach: ReaderReach, address: string): boolean =>
  isPublicAddress(address) || (reach === 'private' && isPrivateAddress(address));

/**
 * Whether this protocol may be spoken to this port. To the public it is https to its own port: other services listen
 * at others, which strangers are not to have Morsel knock at.
 */
export const mayAsk = (reach: ReaderReach, { protocol, port }: URL): boolean =>
  reach === 'private' || (protocol === 'https:' && port === '');

/**
 * An address as it is kept. What a name leads to is looked at each time that it is asked.
 *
 * @param example of a whole one, in words for its reader.
 * @throws InvalidInputError at `url`, which says what is expected.
 */
export function checkedAddress(text: string, reach: ReaderReach, example: string): string {
  const url = URL.parse(text.trim());
  if (url === null) throw wrong(`Please enter a whole address, such as ${example}`);
  if (url.protocol !== 'https:' && !(reach === 'private' && url.protocol === 'http:')) {
    throw wrong('The address must begin with https://');
  }
  if (!mayAsk(reach, url)) {
    throw wrong(
      'The address may have no port of its own. Whoever runs Morsel may allow such addresses (WEBHOOKS_TO_PRIVATE_ADDRESSES).',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw wrong('The address may have no user name and password before the host');
  }
  if (!mayLeadSomewhere(bareHost(url.hostname), reach)) {
    throw wrong(
      'This address is not on the public internet. Whoever runs Morsel may allow such addresses (WEBHOOKS_TO_PRIVATE_ADDRESSES).',
    );
  }
  url.hash = '';
  if (url.href.length > LONGEST.webhookUrl) throw wrong('The address is too long');
  return url.href;
}

/** By its looks: `localhost` and names without a dot are of no public host. */
function mayLeadSomewhere(host: string, reach: ReaderReach): boolean {
  if (isIP(host) !== 0) return mayConnect(reach, host);
  return (
    reach === 'private' ||
    (host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host))
  );
}

const wrong = (detail: string) => new InvalidInputError(detail, 'url');
