import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { edit, listReported } from '../../testing/admin-calls.ts';
import { EDITS } from '../../testing/item-edits.ts';
import { saysJson, USAGE_PER_ANSWER } from '../../testing/model-server/replies.ts';
import { OTHER, SAME, serverWithOpinions, TEXT } from '../../testing/server-with-opinions.ts';
import type { TestReader } from '../../testing/server.ts';

const billsFor = async (admin: TestReader) =>
  (await admin.inject({ url: '/api/admin/model-costs' })).json();

test('admins see what was said of a text and when, also where it was accepted before', async () => {
  const { clock, account, guest, insist, settle, behaveAs } = await serverWithOpinions({
    behave: OTHER,
  });
  const admin = await account({ role: 'admin' });
  const claimsNow = async () => (await listReported(admin)).json()[0].claims;
  await insist(await guest());
  expect(await claimsNow()).toMatchObject([{ opinion: null }]);
  const asked = (clock.now += MINUTE_MS);
  await settle();
  clock.now += MINUTE_MS;
  await insist(await guest(), 'the attraction of the Earth');

  expect(await claimsNow()).toMatchObject([{ readers: 2, opinion: { isSame: false, at: asked } }]);

  behaveAs(SAME);
  await insist(await guest(), 'Weightiness');
  const later = (clock.now += MINUTE_MS);
  await settle();
  await insist(await guest(), 'weightiness');
  expect(await claimsNow()).toMatchObject([
    { text: TEXT },
    { text: 'weightiness', readers: 1, opinion: { isSame: true, at: later } },
  ]);
});

test('what was said of a question that was changed since is not told', async () => {
  const { clock, account, guest, insist, settle, itemId } = await serverWithOpinions({
    behave: OTHER,
  });
  const admin = await account({ role: 'admin' });
  await insist(await guest());
  clock.now += MINUTE_MS;
  await settle();
  clock.now += MINUTE_MS;
  expect((await edit(admin, itemId, EDITS.typed)).statusCode).toBe(200);

  const [item] = (await listReported(admin)).json();
  expect(item.claims).toMatchObject([{ text: TEXT, opinion: null }]);
});

test('what was used is kept for admins, whatever came of it, for thirty days', async () => {
  const { clock, account, guest, insist, settle, behaveAs } = await serverWithOpinions();
  const admin = await account({ role: 'admin' });
  expect(await billsFor(admin)).toMatchObject({ days: 30, costs: [] });
  await insist(await guest());
  await settle();
  behaveAs(() => saysJson({}));
  await insist(await guest(), 'Weightiness');
  await settle();

  const { inputTokens, outputTokens } = USAGE_PER_ANSWER;
  const bills = await billsFor(admin);
  expect(bills).toMatchObject({
    days: 30,
    costs: [{ purpose: 'claims', times: 2, usage: { model: 'scripted', usd: expect.any(Number) } }],
  });
  const [{ usage }] = bills.costs;
  expect(usage.inputTokens).toBeGreaterThanOrEqual(2 * inputTokens);
  expect(usage.usd).toBeCloseTo((usage.inputTokens + 2 * usage.outputTokens) / 1_000_000, 9);
  expect(usage.outputTokens).toBeGreaterThanOrEqual(2 * outputTokens);

  clock.now += 30 * DAY_MS;
  const another = await account({ role: 'admin' });
  expect(await billsFor(another)).toMatchObject({ days: 30, costs: [] });
});
