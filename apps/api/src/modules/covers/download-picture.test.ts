import { type RequestListener, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { isPublicAddress } from '../../internet/public-address.ts';
import { PICTURES, PNG } from '../../testing/pictures.ts';
import { type Network, downloadPicture } from './download-picture.ts';

const HERE = '127.0.0.1';
const TWO_MIB = 2 * 1024 * 1024;
const LONG_MS = MINUTE_MS;
const never = new AbortController().signal;

/** Where the server that stands in for the internet listens. */
let port = 0;

/**
 * A server that stands in for the internet: every host name leads to it, over plain http. The
 * answered address counts as https, as readers type it.
 */
async function pictureServer(listener: RequestListener) {
  const server = createServer(listener);
  const connected = vi.fn<() => void>();
  server.on('connection', connected);
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  ({ port } = server.address() as AddressInfo);
  return { url: 'https://pictures.test', connected };
}

const toServer: Network['request'] = (options) => request({ ...options, port });

const network = (over: Partial<Network> = {}): Network => ({
  lookup: async () => [{ address: HERE, family: 4 }],
  allowAddress: (address) => address === HERE,
  request: toServer,
  patienceMs: LONG_MS,
  ...over,
});

describe('a picture', () => {
  test.each(Object.entries(PICTURES))(
    'of %s is fetched, whatever it is called',
    async (type, bytes) => {
      const { url } = await pictureServer((_request, response) => {
        response.setHeader('content-type', 'text/html').end(bytes);
      });
      const picture = await downloadPicture(`${url}/a.svg`, never, network());
      expect(picture).toEqual({ contentType: type, bytes });
    },
  );

  test('is asked for by host, path and query, and without the reader', async () => {
    const asked = vi.fn<(asked: object) => void>();
    const { url } = await pictureServer(({ method, url, headers }, response) => {
      asked({ method, url, host: headers.host, cookie: headers.cookie, from: headers.referer });
      response.end(PNG);
    });
    await downloadPicture(`${url}/My%20Cover.png?size=2#top`, never, network());
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      method: 'GET',
      url: '/My%20Cover.png?size=2',
      host: `pictures.test:${port}`,
      cookie: undefined,
      from: undefined,
    });
  });

  test.each([301, 302, 303, 307, 308])(
    'is found behind redirects (%i), three at most',
    async (status) => {
      const { url } = await pictureServer(({ url: path }, response) => {
        const left = Number(path?.slice(1));
        if (left === 0) response.end(PNG);
        else response.writeHead(status, { location: `/${left - 1}` }).end();
      });
      expect(await downloadPicture(`${url}/3`, never, network())).toMatchObject({ bytes: PNG });
      await expect(downloadPicture(`${url}/4`, never, network())).rejects.toThrow('redirects');
    },
  );

  test('of exactly 2 MiB is fetched', async () => {
    const bytes = Buffer.alloc(TWO_MIB);
    PNG.copy(bytes);
    const { url } = await pictureServer((_request, response) => void response.end(bytes));
    const picture = await downloadPicture(url, never, network());
    expect(picture.bytes).toHaveLength(TWO_MIB);
  });
});

describe('what is not fetched:', () => {
  test.each([
    ['a page', 200, '<!doctype html><title>No</title>', 'known kind'],
    ['SVG', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'known kind'],
    ['nothing', 200, '', 'known kind'],
    ['an error with a picture', 404, PNG, 'Status 404'],
    ['a part of a picture', 206, PNG, 'Status 206'],
    ['a redirect to nowhere', 302, PNG, 'Status 302'],
  ])('%s', async (_case, status, body, reason) => {
    const { url } = await pictureServer((_request, response) => {
      response.writeHead(status).end(body);
    });
    await expect(downloadPicture(url, never, network())).rejects.toThrow(reason);
  });

  test('a picture that says it is larger than 2 MiB, before its body', async () => {
    const { url } = await pictureServer((_request, response) => {
      response.writeHead(200, { 'content-length': TWO_MIB + 1 }).flushHeaders();
    });
    await expect(downloadPicture(url, never, network())).rejects.toThrow('Larger');
  });

  test('a picture that does not say so and never ends', async () => {
    const { url } = await pictureServer((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(64 * 1024))) {
          // Until the connection takes no more.
        }
      };
      response.on('drain', more);
      response.write(PNG);
      more();
    });
    await expect(downloadPicture(url, never, network())).rejects.toThrow('Larger');
  });

  test('a picture that breaks off', async () => {
    const { url } = await pictureServer((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write(PNG, () => response.destroy());
    });
    await expect(downloadPicture(url, never, network())).rejects.toThrow('aborted');
  });

  test('a picture of a server that asks to change the protocol', async () => {
    const { url } = await pictureServer((_request, response) => {
      response.writeHead(101, { connection: 'Upgrade', upgrade: 'other' }).end();
    });
    await expect(downloadPicture(url, never, network())).rejects.toThrow('Closed');
  });

  test.each<[string, RequestListener]>([
    ['says nothing', () => {}],
    ['stops in the middle', (_request, response) => void response.write(PNG)],
  ])('a picture of a server that %s for too long', async (_case, listener) => {
    const { url } = await pictureServer(listener);
    const hurried = network({ patienceMs: 100 });
    await expect(downloadPicture(url, never, hurried)).rejects.toThrow(/abort/i);
  });

  test('a picture after its fetching was broken off', async () => {
    const stop = new AbortController();
    const { url } = await pictureServer(() => stop.abort());
    await expect(downloadPicture(url, stop.signal, network())).rejects.toThrow(/abort/i);
  });
});

describe('no connection is made', () => {
  /** Real rules for addresses; only this machine's server would answer. */
  const guarded = (addresses: string[]) =>
    network({
      allowAddress: isPublicAddress,
      lookup: async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });

  test.each([
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://0',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[fe80::1]',
    'https://[fd00::1]',
    'https://[64:ff9b::7f00:1]',
  ])('to %s, nor by a redirect to it', async (host) => {
    const open = vi.fn<Network['request']>(toServer);
    const { url, connected } = await pictureServer((_request, response) => {
      response.writeHead(302, { location: `${host}/` }).end();
    });
    const direct = { ...guarded([]), request: open };
    await expect(downloadPicture(`${host}/`, never, direct)).rejects.toThrow('public');
    expect(open).not.toHaveBeenCalled();
    expect(connected).not.toHaveBeenCalled();

    // The first server is taken for a public one, the second is not.
    let asked = 0;
    const hopping = network({ allowAddress: (ip) => (asked++ === 0 ? true : isPublicAddress(ip)) });
    await expect(downloadPicture(url, never, hopping)).rejects.toThrow('public');
    expect(connected).toHaveBeenCalledOnce();
  });

  test.each([
    [['127.0.0.1']],
    [['192.168.0.7', '10.0.0.1']],
    [['::1']],
    [['fd00::1', '::ffff:127.0.0.1']],
    [[]],
  ])('to a name that leads to %j', async (addresses) => {
    const { url, connected } = await pictureServer((_request, response) => void response.end(PNG));
    await expect(downloadPicture(url, never, guarded(addresses))).rejects.toThrow('public');
    expect(connected).not.toHaveBeenCalled();
  });

  test('to private addresses of a name that has public ones as well', async () => {
    const options = vi.fn<Network['request']>(() => {
      throw new Error('enough seen');
    });
    const mixed = { ...guarded(['127.0.0.1', '93.184.215.14', '::1']), request: options };
    await expect(downloadPicture('https://mixed.test/', never, mixed)).rejects.toThrow('enough');
    const { lookup } = options.mock.calls[0]?.[0] ?? {};
    const answers: unknown[] = [];
    lookup?.('mixed.test', { all: true }, (_error, found) => answers.push(found));
    lookup?.('mixed.test', {}, (_error, found) => answers.push(found));
    expect(answers).toEqual([[{ address: '93.184.215.14', family: 4 }], '93.184.215.14']);
  });

  test('to an address that DNS gives only when it is asked again', async () => {
    const { url, connected } = await pictureServer((_request, response) => void response.end(PNG));
    let asked = 0;
    const rebinding = network({
      lookup: async () => [{ address: asked++ === 0 ? HERE : '127.0.0.2', family: 4 }],
    });
    expect(await downloadPicture(url, never, rebinding)).toMatchObject({ bytes: PNG });
    expect([asked, connected.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    'http://pictures.test/',
    'ftp://pictures.test/',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    '//pictures.test/',
    'https://user:secret@pictures.test/',
    'https://pictures.test:8443/',
    'https://pictures.test:22/',
    'https://',
    '',
  ])('for %j', async (address) => {
    const open = vi.fn<Network['request']>(toServer);
    await expect(downloadPicture(address, never, network({ request: open }))).rejects.toThrow(
      /https address|with a (user|port)/,
    );
    expect(open).not.toHaveBeenCalled();
  });

  test.each([
    'http://pictures.test/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://pictures.test:8443/',
  ])('after a redirect to %s', async (location) => {
    const { url, connected } = await pictureServer((_request, response) => {
      response.writeHead(302, { location }).end();
    });
    await expect(downloadPicture(url, never, network())).rejects.toThrow(
      /https address|with a port/,
    );
    expect(connected).toHaveBeenCalledOnce();
  });
});

test('a name that DNS does not know is a failure', async () => {
  const unknown = network({ lookup: () => Promise.reject(new Error('ENOTFOUND')) });
  await expect(downloadPicture('https://no.test/', never, unknown)).rejects.toThrow('ENOTFOUND');
});
