import { expect, it } from 'vitest';

import { relyingParty } from './relying-party.ts';

const localhost = { protocol: 'http', host: 'localhost:3000' } as const;
const elsewhere = { protocol: 'https', host: 'evil.example' } as const;
const https = (host: string) => ({ protocol: 'https', host }) as const;
/** The server's end of the connection. */
const OWN = { localAddress: '192.0.2.7', localPort: 443 };
const party = (id: string, origin: string) => ({ id, origin });

it.each([
  ['the public address', 'https://morsel.example', undefined, elsewhere, 'morsel.example'],
  ['its host alone', 'https://morsel.example:8443', undefined, elsewhere, 'morsel.example'],
  ['a local one', undefined, '127.0.0.1', localhost, 'localhost'],
  ['one below it', undefined, undefined, { ...localhost, host: 'm.localhost' }, 'm.localhost'],
  ['a local public one', 'http://localhost:3000', undefined, elsewhere, 'localhost'],
  ['the one it was started for', undefined, 'Morsel.lan', https('morsel.lan:3000'), 'morsel.lan'],
])('is %s', (_case, publicUrl, host, request, id) => {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  expect(relyingParty({ publicUrl, host }, { ...request, socket: OWN })).toEqual(party(id, origin));
});

it.each([
  ['a public address without https', 'http://morsel.example', undefined, localhost],
  ['an IP address', 'https://192.0.2.7', undefined, localhost],
  ['an IPv6 address', 'https://[2001:db8::7]', undefined, localhost],
  ['whatever host the request names', undefined, '0.0.0.0', elsewhere],
  [
    'the host it was started for without https',
    undefined,
    'a.lan',
    { ...localhost, host: 'a.lan' },
  ],
  ['this machine by its address', undefined, '127.0.0.1', https('127.0.0.1')],
  ['a host that looks local', undefined, undefined, https('localhost.evil.example')],
  ['the address at which the connection came in', undefined, '0.0.0.0', https('192.0.2.7')],
  ['no host', undefined, undefined, https('')],
])('is never %s', (_case, publicUrl, host, request) => {
  expect(relyingParty({ publicUrl, host }, { ...request, socket: OWN })).toBeUndefined();
});
