import { expect, test } from 'vitest';

import { modelServer } from '../testing/model-server/model-server.ts';
import { writing } from '../testing/model-server/scripted-model.ts';
import { testServer } from '../testing/server.ts';

const url = '/api/generation';

test('who writes items is told to all, and where to admins', async () => {
  const { model, openAi } = await modelServer({ behave: writing() });
  const reviewer = { ...model, name: 'judge' };
  const { app, account } = await testServer({ model: { ...model, reviewer } });
  const provider = { model: 'scripted', place: 'local', address: null, reviewModel: 'judge' };
  expect((await app.inject({ url })).json()).toEqual({ hasModel: true, provider });
  const reader = await account();
  expect((await reader.inject({ url })).json()).toEqual({ hasModel: true, provider });
  const admin = await account({ role: 'admin' });
  expect((await admin.inject({ url })).json()).toEqual({
    hasModel: true,
    provider: { ...provider, address: openAi.baseUrl },
  });
});

test('without a model nobody does', async () => {
  const { app } = await testServer();
  expect((await app.inject({ url })).json()).toEqual({ hasModel: false, provider: null });
});
