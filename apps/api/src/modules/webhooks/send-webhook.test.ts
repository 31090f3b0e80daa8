import { beforeEach, describe, expect, it } from 'vitest';

import { networkOfReach } from '../../internet/network.ts';
import { isPublicAddress } from '../../internet/public-address.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { addWebhook, deliverNow, receiver } from '../../testing/webhooks.ts';

let server: TestServer;
let rita: TestReader;
beforeEach(async () => {
  server = await testServer({ webhookReach: 'private' });
  rita = await server.account({ createdAt: 0 });
});

const addBook = (title: string) =>
  rita.inject({ method: 'POST', url: '/api/books', payload: { title, author: 'Ann Author' } });
const deliveries = () =>
  server.db.selectFrom('webhookDeliveries').selectAll().orderBy('id').execute();

describe('no connection is made', () => {
  const PUBLIC_ONLY = {
    ...networkOfReach('public'),
    allowAddress: isPublicAddress,
    allowUrl: () => true,
  };

  it.each([
    [['127.0.0.1']],
    [['10.0.0.7', '192.168.1.1']],
    [['169.254.169.254']],
    [['::1']],
    [['fd00::1']],
    [['::ffff:127.0.0.1']],
    [[]],
  ])('to a name that leads to %j', async (addresses) => {
    const to = await receiver();
    const { port } = new URL(to.url);
    await addWebhook(rita, { url: `http://hooks.example:${port}/`, events: ['book.added'] });
    await addBook('Tides');
    const lookup = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    await deliverNow(server, { network: { ...PUBLIC_ONLY, lookup } });
    expect(to.received).toEqual([]);
    const refused = { status: null, problem: 'The name leads to no address on the internet' };
    expect(await deliveries()).toMatchObject([refused]);
  });

  it.each([
    ['http://hooks.example/', 0],
    ['https://hooks.example:8443/', 0],
    ['https://hooks.example/', 1],
  ])(
    'to %s where the operator allows those nearby no more: names looked up are %i',
    async (url, count) => {
      await addWebhook(rita, { url, events: ['book.added'] });
      await addBook('Tides');
      const asked: string[] = [];
      const lookup = async (name: string) => {
        asked.push(name);
        return [];
      };
      await deliverNow(server, { network: { ...networkOfReach('public'), lookup } });
      expect(asked).toHaveLength(count);
      expect(await deliveries()).toMatchObject([{ state: 'waiting', tries: 1, status: null }]);
    },
  );

  it('to what a name leads to only when it is asked again', async () => {
    const to = await receiver();
    const { port } = new URL(to.url);
    await addWebhook(rita, { url: `http://hooks.example:${port}/`, events: ['book.added'] });
    await addBook('Tides');
    let asked = 0;
    const lookup = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const allowAddress = (address: string) => address === '127.0.0.1';
    await deliverNow(server, { network: { ...PUBLIC_ONLY, lookup, allowAddress } });
    expect([asked, to.received.length]).toEqual([1, 1]);
  });
});
