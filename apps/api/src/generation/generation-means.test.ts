import { expect, test } from 'vitest';

import { modelServer } from '../testing/model-server/model-server.ts';
import { writing } from '../testing/model-server/scripted-model.ts';
import { testServer } from '../testing/server.ts';

const url = '/api/generation';

test('who writes items is told to all, where to admins, and that guests need a text', async () => {
  const { model, openAi } = await modelServer({ behave: writing() });
  const reviewer = { ...model, name: 'judge' };
  const { app, account, guest } = await testServer({ model: { ...model, reviewer } });
  const provider = { model: 'scripted', place: 'local', address: null, reviewModel: 'judge' };
  const told = { hasModel: true, needsText: true, provider };
  expect((await app.inject({ url })).json()).toEqual(told);
  expect((await (await guest()).inject({ url })).json()).toEqual(told);
  const reader = await account();
  expect((await reader.inject({ url })).json()).toEqual({ ...told, needsText: false });
  const admin = await account({ role: 'admin' });
  expect((await admin.inject({ url })).json()).toEqual({
    ...told,
    needsText: false,
    provider: { ...provider, address: openAi.baseUrl },
  });
});

test('without a model nobody does', async () => {
  const { app } = await testServer();
  expect((await app.inject({ url })).json()).toEqual({
    hasModel: false,
    needsText: true,
    provider: null,
  });
});
