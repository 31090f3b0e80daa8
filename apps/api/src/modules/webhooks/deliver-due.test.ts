import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { networkOfReach } from '../../internet/network.ts';
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
const hooks = async () => (await rita.inject({ url: '/api/webhooks' })).json();

describe('what fails', () => {
  it('is tried again after a pause, and then counts as delivered', async () => {
    const to = await receiver();
    const { secret } = await addWebhook(rita, { url: to.url, events: ['book.added'] });
    to.answerWith(500);
    await addBook('Tides');
    await deliverNow(server);
    expect(await deliveries()).toMatchObject([
      {
        state: 'waiting',
        tries: 1,
        status: 500,
        problem: 'The receiver answered 500',
        nextTryAt: server.clock.now + 5000,
      },
    ]);
    await deliverNow(server);
    expect(to.received).toHaveLength(1);

    to.answerWith(204);
    server.clock.now += 5000;
    await deliverNow(server);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 2, status: 204 }]);
    expect(await hooks()).toMatchObject([{ failingSince: null }]);
    const [first, second] = to.received.map(({ headers }) => headers);
    expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(second?.['webhook-timestamp']).not.toBe(first?.['webhook-timestamp']);
    to.received.shift();
    expect(await to.verified(secret, server.clock.now)).toMatchObject([{ type: 'book.added' }]);
  });

  it('keeps its hook from being bothered with the rest, and no other hook', async () => {
    const [broken, fine] = [await receiver(), await receiver()];
    broken.answerWith(503);
    await addWebhook(rita, { url: broken.url, events: ['book.added'] });
    await addWebhook(rita, { url: fine.url, events: ['book.added'] });
    for (const title of ['Tides', 'Moons', 'Winds']) await addBook(title);
    await deliverNow(server);
    expect([broken.received.length, fine.received.length]).toEqual([1, 3]);
  });

  it('for three days switches the hook off, and its owner’s other hooks are told', async () => {
    const [broken, fine] = [await receiver(), await receiver()];
    broken.answerWith(500);
    const hook = await addWebhook(rita, { url: broken.url, events: ['book.added'] });
    await addWebhook(rita, { url: fine.url, events: ['goal.met'] });
    await addBook('Tides');
    await deliverNow(server);
    server.clock.now += 3 * DAY_MS;
    await addBook('Moons');
    await deliverNow(server);
    await deliverNow(server);
    expect(await hooks()).toMatchObject([
      { switchedOff: null },
      { id: hook.id, switchedOff: { at: server.clock.now, why: 'failing' } },
    ]);
    expect((await deliveries()).filter(({ state }) => state === 'waiting')).toEqual([]);
    expect(fine.messages()).toMatchObject([
      { type: 'webhook.switched_off', data: { webhookId: hook.id, why: 'failing' } },
    ]);
    const heard = broken.received.length;
    await addBook('Winds');
    await deliverNow(server);
    expect(broken.received).toHaveLength(heard);
  });

  it('with “gone” switches the hook off at once', async () => {
    const to = await receiver();
    to.answerWith(410);
    await addWebhook(rita, { url: to.url, events: ['book.added'] });
    await addBook('Tides');
    await deliverNow(server);
    expect(await hooks()).toMatchObject([{ switchedOff: { why: 'gone' } }]);
    const user = server.db.selectFrom('users').select('hasWebhooks').where('id', '=', rita.id);
    expect(await user.executeTakeFirst()).toEqual({ hasWebhooks: 0 });
  });

  it('is never more than a thousand that wait: the rest is counted', async () => {
    const { id } = await addWebhook(rita, { url: 'http://10.0.0.7/', events: ['book.added'] });
    const row = { webhookId: id, type: 'book.added', body: '{}', state: 'waiting' } as const;
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...row,
      messageId: `msg_${index}`,
      createdAt: server.clock.now,
      nextTryAt: server.clock.now + MINUTE_MS,
    }));
    await server.db.insertInto('webhookDeliveries').values(rows).execute();
    await addBook('Tides');
    expect(await deliveries()).toHaveLength(1000);
    expect(await hooks()).toMatchObject([{ missed: 1 }]);
  });
});

describe('what the owner does while a message is on its way', () => {
  const change = (id: number, isOn: boolean) =>
    rita.inject({ method: 'PATCH', url: `/api/webhooks/${id}`, payload: { isOn } });
  const remove = (id: number) => rita.inject({ method: 'DELETE', url: `/api/webhooks/${id}` });

  it.each([
    { deed: 'switching off', status: 200, act: (id: number) => change(id, false) },
    { deed: 'switching off', status: 410, act: (id: number) => change(id, false) },
    {
      deed: 'switching off and on',
      status: 500,
      act: async (id: number) => {
        await change(id, false);
        await change(id, true);
      },
    },
    { deed: 'removing', status: 200, act: remove },
  ])('stays as it is, and the rest is not sent: $deed, answered $status', async (meanwhile) => {
    const stands = async () => ({ hooks: await hooks(), deliveries: await deliveries() });
    let left: unknown;
    const act = async () => {
      await meanwhile.act(hook.id);
      left = await stands();
    };
    const to = await receiver((_request, response) => {
      void act().finally(() => response.writeHead(meanwhile.status).end());
    });
    const hook = await addWebhook(rita, { url: to.url, events: ['book.added'] });
    await addBook('Tides');
    await addBook('Moons');
    await deliverNow(server);
    expect(to.received).toHaveLength(1);
    expect(await stands()).toEqual(left);
  });
});

describe('what a former address answers', () => {
  it.each([200, 500, 410])(
    'says nothing about the new one, which gets it too: %i',
    async (status) => {
      const anew = await receiver();
      const former = await receiver((_request, response) => {
        const url = `/api/webhooks/${hook.id}`;
        void rita
          .inject({ method: 'PATCH', url, payload: { url: anew.url } })
          .finally(() => response.writeHead(status).end());
      });
      const hook = await addWebhook(rita, { url: former.url, events: ['book.added'] });
      await addBook('Tides');
      await deliverNow(server);
      expect(await hooks()).toMatchObject([
        { switchedOff: null, failingSince: null, lastDelivery: null },
      ]);
      await deliverNow(server);
      const [sent] = former.received;
      expect(anew.received).toHaveLength(1);
      expect(anew.received[0]?.headers['webhook-id']).toBe(sent?.headers['webhook-id']);
      expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 1 }]);
    },
  );
});

describe('a receiver', () => {
  it.each([301, 302, 307, 308])('that redirects (%i) is not followed', async (status) => {
    const elsewhere = await receiver();
    const to = await receiver((_request, response) => {
      response.writeHead(status, { location: elsewhere.url }).end();
    });
    await addWebhook(rita, { url: to.url, events: ['book.added'] });
    await addBook('Tides');
    await deliverNow(server);
    expect(elsewhere.received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: 'waiting', status }]);
  });

  it('that never answers is given up on', async () => {
    const to = await receiver(() => {});
    await addWebhook(rita, { url: to.url, events: ['book.added'] });
    await addBook('Tides');
    await deliverNow(server, { network: { ...networkOfReach('private'), patienceMs: 100 } });
    const late = { status: null, problem: 'The address did not answer in time' };
    expect(await deliveries()).toMatchObject([late]);
  });

  it('that asks to change the protocol has given no answer', async () => {
    const to = await receiver((_request, response) => {
      response.writeHead(101, { connection: 'Upgrade', upgrade: 'other' }).end();
    });
    await addWebhook(rita, { url: to.url, events: ['book.added'] });
    await addBook('Tides');
    await deliverNow(server);
    const none = { status: null, problem: 'The message could not be sent' };
    expect(await deliveries()).toMatchObject([none]);
  });

  it('that answers without an end has its status taken', async () => {
    const to = await receiver((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(64 * 1024))) {
          // Until the connection takes no more.
        }
      };
      response.on('drain', more);
      more();
    });
    await addWebhook(rita, { url: to.url, events: ['book.added'] });
    await addBook('Tides');
    await deliverNow(server);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', status: 200 }]);
  });

  it('that is not there is told in words', async () => {
    const url = 'http://127.0.0.1:1/';
    await addWebhook(rita, { url, events: ['book.added'] });
    await addBook('Tides');
    await deliverNow(server);
    const none = { status: null, problem: 'Nothing is listening at this address' };
    expect(await deliveries()).toMatchObject([none]);
  });
});
