import type { GenerationMeans } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { anAccount } from '../../testing/api.ts';
import { openSettings, serveSettings } from '../../testing/settings.tsx';
import { worker } from '../../testing/worker.ts';

function openWith(means: GenerationMeans) {
  serveSettings({ account: anAccount() });
  worker.use(http.get('/api/generation', () => HttpResponse.json(means)));
  return openSettings().screen.getByRole('region', { name: 'Who writes your questions' });
}

test.each([
  ['openai', 'At OpenAI', /is told goes to OpenAI\./],
  ['local', 'At an address beside this server', /whether it is passed on from there/],
  ['other', 'At another provider', /is told goes to this provider\./],
] as const)('readers learn of a model that is %s where it works', async (place, where, leaves) => {
  const provider = { model: 'qwen3:8b', place, address: null, reviewModel: null };
  const panel = openWith({ hasModel: true, needsText: false, provider });
  await expect.element(panel.getByText('qwen3:8b')).toBeVisible();
  await expect.element(panel.getByText(where)).toBeVisible();
  await expect.element(panel.getByText(leaves)).toBeVisible();
  await expect.element(panel.getByText('Address')).not.toBeInTheDocument();
  await expect.element(panel.getByText('Reviewed by')).not.toBeInTheDocument();
});

test('admins learn its address, and all who reviews', async () => {
  const address = 'http://attic.local:11434/v1';
  const provider = {
    model: 'qwen3:8b',
    place: 'local',
    address,
    reviewModel: 'qwen3:32b',
  } as const;
  const panel = openWith({ hasModel: true, needsText: false, provider });
  await expect.element(panel.getByText(address)).toBeVisible();
  await expect.element(panel.getByText('qwen3:32b')).toBeVisible();
});

test('without a model rules write, and nothing leaves', async () => {
  const panel = openWith({ hasModel: false, needsText: true, provider: null });
  await expect.element(panel.getByText(/Rules do, .* Nothing of your texts leaves/)).toBeVisible();
});
