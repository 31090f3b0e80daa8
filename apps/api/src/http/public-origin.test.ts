import { describe, expect, it } from 'vitest';

import { linkAddress, trustedOrigin } from './public-origin.ts';

const unknown = { publicUrl: undefined, host: '0.0.0.0' };
const configured = { publicUrl: 'https://morsel.example', host: '0.0.0.0' };
const forLan = { publicUrl: undefined, host: 'Morsel.lan' };

/** A request for a host, over a connection that ends at this address. */
const to = (host: string, localAddress = '192.168.1.5', localPort = 3000) => ({
  protocol: 'http' as const,
  host,
  headers: {},
  socket: { localAddress, localPort },
});
const closed = (host: string) => ({ ...to(host), socket: {} });

describe('the origin that nobody but the operator has chosen', () => {
  it.each([
    ['the configured one', configured, to('evil.example'), 'https://morsel.example'],
    ['the configured one without a host', configured, to(''), 'https://morsel.example'],
    ['localhost', unknown, to('localhost:3000'), 'http://localhost:3000'],
    ['localhost by another port', unknown, to('localhost:8080'), 'http://localhost:8080'],
    ['a name below it', unknown, to('morsel.localhost:3000'), 'http://morsel.localhost:3000'],
    ['127.0.0.1', unknown, to('127.0.0.1:3000'), 'http://127.0.0.1:3000'],
    ['::1', unknown, to('[::1]:3000'), 'http://[::1]:3000'],
    ['where it came in', unknown, to('192.168.1.5:3000'), 'http://192.168.1.5:3000'],
    ['the same at port 80', unknown, to('192.168.1.5', '192.168.1.5', 80), 'http://192.168.1.5'],
    [
      'the same on a socket for both families',
      unknown,
      to('192.168.1.5:3000', '::ffff:192.168.1.5'),
      'http://192.168.1.5:3000',
    ],
    ['the same in IPv6', unknown, to('[fd00::7]:3000', 'fd00:0::7'), 'http://[fd00::7]:3000'],
    ['the host it was started for', forLan, to('MORSEL.lan'), 'http://morsel.lan'],
    [
      'the address it was started for',
      { ...unknown, host: '10.0.0.2' },
      to('10.0.0.2:81'),
      'http://10.0.0.2:81',
    ],
  ])('is %s', (_case, servedAt, request, origin) => {
    expect(trustedOrigin(servedAt, request)).toBe(origin);
    expect(linkAddress(servedAt, request)).toBe(origin);
  });

  it.each([
    ['what somebody wrote', unknown, to('evil.example')],
    ['what somebody wrote with the right port', unknown, to('evil.example:3000')],
    ['what looks local', unknown, to('localhost.evil.example')],
    ['what looks local by number', unknown, to('127.0.0.1.evil.example')],
    ['what hides behind a name', unknown, to('localhost:3000@evil.example')],
    ['the right address at another port', unknown, to('192.168.1.5:4000')],
    ['another address of the same net', unknown, to('192.168.1.6:3000')],
    ['below the host it was started for', forLan, to('evil.morsel.lan')],
    ['nothing', unknown, to('')],
    ['anything once the connection is closed', unknown, closed('192.168.1.5:3000')],
  ])('is never %s', (_case, servedAt, request) => {
    expect(trustedOrigin(servedAt, request)).toBeUndefined();
    expect(() => linkAddress(servedAt, request)).toThrow(/PUBLIC_URL/);
  });
});

describe('a link', () => {
  it.each(['https://morsel.example', 'http://localhost:8080', 'null'])(
    'is refused to a browser that has Morsel open at %s',
    (origin) => {
      const request = { ...to('localhost:3000'), headers: { origin } };
      expect(() => linkAddress(unknown, request)).toThrow(/PUBLIC_URL/);
    },
  );

  it('leads where the browser is, or where the operator says', () => {
    const headers = { origin: 'http://localhost:3000' };
    expect(linkAddress(unknown, { ...to('localhost:3000'), headers })).toBe(headers.origin);
    expect(linkAddress(configured, { ...to('localhost:3000'), headers })).toBe(
      'https://morsel.example',
    );
  });
});
