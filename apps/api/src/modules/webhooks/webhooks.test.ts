import { CONFIRMATION_REQUIRED, DAY_MS, MINUTE_MS, MOST_WEBHOOKS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { addWebhook, deliverNow, receiver } from '../../testing/webhooks.ts';
import { voidWaysToSignIn } from '../accounts/void-ways-to-sign-in.ts';

let server: TestServer;
let rita: TestReader;
beforeEach(async () => {
  server = await testServer({ webhookReach: 'private' });
  rita = await server.account();
});

const URL_GIVEN = 'https://hooks.example.org/morsel?of=rita';

const webhooksOf = async (reader: TestReader) =>
  (await reader.inject({ url: '/api/webhooks' })).json();
const deliveriesOf = async (reader: TestReader, { id }: { id: number }) =>
  (await reader.inject({ url: `/api/webhooks/${id}/deliveries` })).json();
const change = (reader: TestReader, { id }: { id: number }, payload: object) =>
  reader.inject({ method: 'PATCH', url: `/api/webhooks/${id}`, payload });
const test = (reader: TestReader, { id }: { id: number }) =>
  reader.inject({ method: 'POST', url: `/api/webhooks/${id}/test` });
const resend = (reader: TestReader, { id }: { id: number }, deliveryId: number) =>
  reader.inject({ method: 'POST', url: `/api/webhooks/${id}/deliveries/${deliveryId}/resend` });
const flagOf = async ({ id }: TestReader) =>
  (
    await server.db
      .selectFrom('users')
      .select('hasWebhooks')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).hasWebhooks;

describe('a webhook', () => {
  it('is added with a secret that is told once, changed, and removed', async () => {
    const { secret, ...added } = await addWebhook(rita, { url: URL_GIVEN, events: ['goal.met'] });
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(added).toMatchObject({ url: URL_GIVEN, events: ['goal.met'], dailyGoal: 20 });
    expect(await webhooksOf(rita)).toEqual([{ ...added, lastDelivery: null }]);
    expect(await flagOf(rita)).toBe(1);

    const changed = await change(rita, added, { events: ['book.added'], dailyGoal: 3 });
    expect(changed.json()).toEqual({ ...added, events: ['book.added'], dailyGoal: 3 });
    const off = (await change(rita, added, { isOn: false })).json();
    expect(off.switchedOff).toEqual({ at: server.clock.now, why: 'owner' });
    expect(await flagOf(rita)).toBe(0);

    await rita.inject({ method: 'DELETE', url: `/api/webhooks/${added.id}` });
    expect(await webhooksOf(rita)).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const hook = await addWebhook(rita, { url: URL_GIVEN, events: ['goal.met'] });
    const other = await server.account();
    expect((await change(other, hook, { isOn: false })).statusCode).toBe(404);
    expect((await test(other, hook)).statusCode).toBe(404);
    expect(await webhooksOf(other)).toEqual([]);
  });

  it('gets a new secret, with the former one signing beside it for a day', async () => {
    const to = await receiver();
    const hook = await addWebhook(rita, { url: to.url });
    const renew = async () =>
      (await rita.inject({ method: 'POST', url: `/api/webhooks/${hook.id}/secret` })).json();
    const { secret: lost } = await renew();
    server.clock.now += MINUTE_MS;
    const { secret, ...renewed } = await renew();
    const { secret: former, ...shown } = hook;
    expect(renewed).toEqual(shown);
    expect(new Set([former, lost, secret]).size).toBe(3);
    const sendTest = async () => {
      to.received.length = 0;
      await test(rita, hook);
      await deliverNow(server);
      return to;
    };
    const signatures = async () => {
      const [sent] = (await sendTest()).received;
      return String(sent?.headers['webhook-signature']).split(' ');
    };
    expect(await signatures()).toHaveLength(2);
    expect(await to.verified(secret, server.clock.now)).toMatchObject([{ type: 'webhook.test' }]);
    // The one that the receiver had before the day's first renewal; who renews again has not used the other.
    expect(await to.verified(former, server.clock.now)).toHaveLength(1);
    await expect(to.verified(lost, server.clock.now)).rejects.toThrow('No signature fits');
    server.clock.now += DAY_MS - MINUTE_MS;
    expect(await signatures()).toHaveLength(1);
    expect(await to.verified(secret, server.clock.now)).toHaveLength(1);
  });

  it('is listed with the last message that was tried', async () => {
    const to = await receiver();
    const hook = await addWebhook(rita, { url: to.url });
    const quiet = await addWebhook(rita, { url: to.url });
    to.answerWith(500);
    await test(rita, hook);
    await deliverNow(server);
    await test(rita, hook);
    const [waiting, tried] = await deliveriesOf(rita, hook);
    expect(waiting.tries).toBe(0);
    expect(await webhooksOf(rita)).toMatchObject([
      { id: quiet.id, lastDelivery: null },
      { id: hook.id, lastDelivery: tried },
    ]);
    expect(tried).toMatchObject({ state: 'waiting', status: 500 });
  });

  it('is listed with the message that was tried last, were it an old one that was sent again', async () => {
    const to = await receiver();
    const hook = await addWebhook(rita, { url: to.url });
    await test(rita, hook);
    await test(rita, hook);
    await deliverNow(server);
    const [, { id: old }] = await deliveriesOf(rita, hook);
    server.clock.now += MINUTE_MS;
    to.answerWith(500);
    await resend(rita, hook, old);
    await deliverNow(server);
    expect(await webhooksOf(rita)).toMatchObject([
      { failingSince: server.clock.now, lastDelivery: { id: old, status: 500 } },
    ]);
  });

  it('begins anew at another address: what failed at the former one is forgotten', async () => {
    const to = await receiver();
    to.answerWith(500);
    const hook = await addWebhook(rita, { url: to.url });
    await test(rita, hook);
    await deliverNow(server);
    const failing = { failingSince: server.clock.now };
    expect((await change(rita, hook, { url: to.url, dailyGoal: 3 })).json()).toMatchObject(failing);
    const moved = (await change(rita, hook, { url: `${to.url}/new` })).json();
    expect(moved).toMatchObject({ failingSince: null });
    server.clock.now += 3 * DAY_MS - 1;
    await test(rita, hook);
    await deliverNow(server);
    server.clock.now += 1;
    await test(rita, hook);
    await deliverNow(server);
    expect(await webhooksOf(rita)).toMatchObject([{ switchedOff: null }]);
  });

  it('needs a confirmation to be added', async () => {
    server.clock.now += 5 * MINUTE_MS;
    const payload = { url: URL_GIVEN, events: ['goal.met'] };
    const answer = await rita.inject({ method: 'POST', url: '/api/webhooks', payload });
    expect(answer.json()).toMatchObject({ type: CONFIRMATION_REQUIRED });
  });

  it('is told of reports for admins alone', async () => {
    const payload = { url: URL_GIVEN, events: ['item.reported'] };
    const answer = await rita.inject({ method: 'POST', url: '/api/webhooks', payload });
    expect(answer.json()).toMatchObject({ status: 400, field: 'events' });
    const admin = await server.account({ role: 'admin' });
    expect((await addWebhook(admin, { url: URL_GIVEN, events: ['item.reported'] })).events).toEqual(
      ['item.reported'],
    );
  });

  it(`is one of ${MOST_WEBHOOKS} at most`, async () => {
    for (let made = 0; made < MOST_WEBHOOKS; made += 1)
      await addWebhook(rita, { url: URL_GIVEN, events: ['goal.met'] });
    const payload = { url: URL_GIVEN, events: ['goal.met'] };
    expect((await rita.inject({ method: 'POST', url: '/api/webhooks', payload })).statusCode).toBe(
      409,
    );
  });

  it('has its secret neither in lists nor in the export', async () => {
    const { secret } = await addWebhook(rita, { url: URL_GIVEN, events: ['goal.met'] });
    const list = await rita.inject({ url: '/api/webhooks' });
    const exported = await rita.inject({ url: `/api/users/${rita.id}/export` });
    expect(exported.json().webhooks).toHaveLength(1);
    expect(list.body + exported.body).not.toContain(secret.slice(6));
  });
});

describe('an address', () => {
  it.each([
    'nothing',
    'ftp://example.org/',
    'http://example.org/',
    'https://user:secret@example.org/',
    'https://example.org:22/',
    'https://example.org:8443/',
    'https://localhost/',
    'https://nas/',
    'https://nas.local/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://192.168.1.7/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
  ])('“%s” is refused at its field', async (url) => {
    const strict = await testServer();
    const reader = await strict.account();
    const payload = { url, events: ['goal.met'] };
    const answer = await reader.inject({ method: 'POST', url: '/api/webhooks', payload });
    expect(answer.json()).toMatchObject({ status: 400, field: 'url' });
    expect((await reader.inject({ url: '/api/webhooks' })).json()).toEqual([]);
  });

  it.each([
    ['http://nas.local:8123/api/webhook/x', 200],
    ['http://10.0.0.7/', 200],
    ['http://[::1]:9000/', 200],
    ['http://169.254.169.254/latest', 400],
    ['http://100.100.100.200/latest', 400],
    ['http://[fd00:ec2::254]/latest', 400],
    ['http://[fe80::1]/', 400],
    ['http://[::ffff:127.0.0.1]/', 400],
  ])('%s gives %i where the operator allows those nearby', async (url, status) => {
    const payload = { url, events: ['goal.met'] };
    expect((await rita.inject({ method: 'POST', url: '/api/webhooks', payload })).statusCode).toBe(
      status,
    );
  });
});

it('a password that is set by a link ends webhooks, which whoever knew the former one may have added', async () => {
  await addWebhook(rita, { url: URL_GIVEN, events: ['goal.met'] });
  await server.db.transaction().execute((tx) => voidWaysToSignIn(tx, rita.id));
  expect(await server.db.selectFrom('webhooks').select('id').execute()).toEqual([]);
  expect(await flagOf(rita)).toBe(0);
});
