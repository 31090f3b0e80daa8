import { MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, expect, it } from 'vitest';

import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { addWebhook, deliverNow, receiver } from '../../testing/webhooks.ts';

let server: TestServer;
let rita: TestReader;
beforeEach(async () => {
  server = await testServer({ webhookReach: 'private' });
  rita = await server.account();
});

const deliveriesOf = async ({ id }: { id: number }) =>
  (await rita.inject({ url: `/api/webhooks/${id}/deliveries` })).json();
const test = ({ id }: { id: number }) =>
  rita.inject({ method: 'POST', url: `/api/webhooks/${id}/test` });
const resend = ({ id }: { id: number }, deliveryId: number) =>
  rita.inject({ method: 'POST', url: `/api/webhooks/${id}/deliveries/${deliveryId}/resend` });
const addBook = (title: string) =>
  rita.inject({ method: 'POST', url: '/api/books', payload: { title, author: 'Ann Author' } });

it('a test is sent, signed, and listed with what came of it', async () => {
  const to = await receiver();
  const { secret, ...hook } = await addWebhook(rita, { url: to.url });
  expect((await test(hook)).json()).toMatchObject({
    type: 'webhook.test',
    state: 'waiting',
  });
  await deliverNow(server);
  expect(await to.verified(secret, server.clock.now)).toMatchObject([
    { type: 'webhook.test', data: { webhookId: hook.id } },
  ]);
  expect(await deliveriesOf(hook)).toMatchObject([
    { state: 'delivered', tries: 1, status: 200, problem: null, nextTryAt: null },
  ]);
});

it('a delivery is sent again under the same id', async () => {
  const to = await receiver();
  const hook = await addWebhook(rita, { url: to.url });
  await test(hook);
  await deliverNow(server);
  const [{ id }] = await deliveriesOf(hook);
  await resend(hook, id);
  await deliverNow(server);
  const ids = to.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it.each(['a test', 'a message that is sent again'])(
  '%s goes before what waits, though the receiver is still down',
  async (what) => {
    const to = await receiver();
    const hook = await addWebhook(rita, { url: to.url, events: ['book.added'] });
    to.answerWith(500);
    for (const title of ['Tides', 'Moons']) await addBook(title);
    await deliverNow(server);
    const [{ id: untried }] = await deliveriesOf(hook);
    server.clock.now += MINUTE_MS;
    const answer = what === 'a test' ? await test(hook) : await resend(hook, untried);
    const sent = answer.json();
    await deliverNow(server);
    expect(await deliveriesOf(hook)).toContainEqual(
      expect.objectContaining({ id: sent.id, tries: 1, status: 500 }),
    );
    expect(to.received).toHaveLength(2);
  },
);

it('a test is sent though an older message failed meanwhile', async () => {
  let answered = 0;
  const to = await receiver((_request, response) => {
    answered += 1;
    const end = () => response.writeHead(500).end();
    if (answered === 1) void test(hook).finally(end);
    else end();
  });
  const hook = await addWebhook(rita, { url: to.url, events: ['book.added'] });
  await addBook('Tides');
  await deliverNow(server);
  await deliverNow(server);
  expect(to.messages()).toMatchObject([{ type: 'book.added' }, { type: 'webhook.test' }]);
});

it('nothing is sent by a webhook that is off', async () => {
  const hook = await addWebhook(rita, { url: 'https://hooks.example.org/' });
  const payload = { isOn: false };
  await rita.inject({ method: 'PATCH', url: `/api/webhooks/${hook.id}`, payload });
  expect((await test(hook)).statusCode).toBe(409);
});
