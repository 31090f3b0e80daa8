import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAccount, problem } from '../../../testing/api.ts';
import { losePatience } from '../../../testing/impatience.ts';
import { serveSettings } from '../../../testing/settings.tsx';
import { answer, aWebhook, listOf, openWebhooks } from '../../../testing/webhooks.ts';

const account = anAccount();
const SECRET = `whsec_${'a'.repeat(43)}=`;

test('one is changed, and what is not asked for stays', async () => {
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookChange: answer(aWebhook({ url: 'https://other.example.org/', events: ['book.added'] })),
  });
  const { panel, button, dialog } = openWebhooks();
  await button('Change').click();
  const form = dialog('Change this webhook');
  await expect.element(form.getByLabelText('Address')).toHaveValue(aWebhook().url);
  await form.getByLabelText('Address').fill('https://other.example.org/');
  await form.getByRole('checkbox', { name: /goal of the day/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(panel.getByText('other.example.org is changed.')).toBeVisible();
  await expect
    .element(panel.getByRole('listitem'))
    .toMatchTextContent(/^other\.example\.orgOnBooks added/);
  const body = { url: 'https://other.example.org/', events: ['book.added'], dailyGoal: 30 };
  expect(sent).toEqual([{ call: 'PATCH /api/webhooks/5', body }]);
});

test('one that is being saved is waited for; where it fails all is there still', async () => {
  const saved = Promise.withResolvers<void>();
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookChange: async () => {
      await saved.promise;
      return problem(503);
    },
  });
  const { button, dialog } = openWebhooks();
  await button('Change').click();
  const form = dialog('Change this webhook');
  await form.getByLabelText('Address').fill('https://other.example.org/');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  const box = form.getByRole('checkbox', { name: /goal of the day/ });
  await expect.element(box).toHaveAttribute('aria-disabled', 'true');
  await box.click({ force: true });
  await userEvent.keyboard('{Escape}{Escape}');
  await form.getByRole('button', { name: 'Cancel' }).click({ force: true });
  saved.resolve();
  await expect.element(form.getByRole('alert')).toMatchTextContent(/broke on our side/);
  await expect.element(form.getByLabelText('Address')).toHaveValue('https://other.example.org/');
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAttribute('aria-disabled', 'false');
  expect(sent).toHaveLength(1);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(form).not.toBeInTheDocument();
});

test('nothing follows a proof that was given up', async () => {
  const proved = Promise.withResolvers<void>();
  const sent = serveSettings({
    account,
    ways: () => ({ isConfirmed: false }),
    webhooks: listOf(aWebhook()),
    webhookChange: answer(aWebhook({ switchedOff: { at: Date.now(), why: 'owner' } })),
    confirmation: async () => {
      await proved.promise;
      return HttpResponse.json({ ok: true });
    },
  });
  const { panel, button, dialog } = openWebhooks();
  await button('Pause').click();
  const proof = dialog('Is it still you?');
  await proof.getByLabelText('Your password').fill('lovelace');
  await proof.getByRole('button', { name: 'Go on' }).click();
  await expect.element(proof.getByRole('button', { name: 'Checking...' })).toBeVisible();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(proof).not.toBeInTheDocument();
  proved.resolve();
  await button('Change').click();
  await dialog('Change this webhook').getByRole('button', { name: 'Save' }).click();
  await expect.element(panel.getByText(/is changed\.$/)).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/confirm', 'PATCH /api/webhooks/5']);
});

test('a new secret is made once that is confirmed, by keyboard alone, and shown', async () => {
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    secretRenewal: answer({ ...aWebhook(), secret: SECRET }),
  });
  const { panel, button, dialog } = openWebhooks();
  await expect.element(button('New secret')).toBeVisible();
  button('New secret').element().focus();
  await userEvent.keyboard('{Enter}');
  const asking = dialog('Make a new secret?');
  await expect.element(asking).toMatchTextContent(/signed with both secrets for a day/);
  expect(sent).toEqual([]);
  await userEvent.tab();
  await expect.element(asking.getByRole('button', { name: 'Make it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = panel.getByRole('textbox', { name: 'The signing secret' });
  await expect.element(field).toHaveValue(SECRET);
  await expect.element(field).toHaveAccessibleDescription(/former one goes on signing/);
  await expect.element(panel.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(sent).toEqual([{ call: 'POST /api/webhooks/5/secret', body: undefined }]);
});

/** A webhook whose new secret comes when that is resolved. */
function serveSlowRenewal() {
  const made = Promise.withResolvers<void>();
  serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    secretRenewal: async () => {
      await made.promise;
      return HttpResponse.json({ ...aWebhook(), secret: SECRET });
    },
  });
  return made;
}

test('a secret that is being made is waited for: closing meanwhile does not lose it', async () => {
  const made = serveSlowRenewal();
  const { panel, button, dialog } = openWebhooks();
  await button('New secret').click();
  const asking = dialog('Make a new secret?');
  await asking.getByRole('button', { name: 'Make it' }).click();
  const making = asking.getByRole('button', { name: 'Making it...' });
  await expect.element(making).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await asking.getByRole('button', { name: 'Keep it' }).click({ force: true });
  await expect.element(making).toBeVisible();
  made.resolve();
  await expect
    .element(panel.getByRole('textbox', { name: 'The signing secret' }))
    .toHaveValue(SECRET);
});

test('a secret that comes after its dialog was left is shown, and what was opened meanwhile stays', async () => {
  const made = serveSlowRenewal();
  losePatience();
  const { panel, button, dialog } = openWebhooks();
  await button('New secret').click();
  const asking = dialog('Make a new secret?');
  await asking.getByRole('button', { name: 'Make it' }).click();
  await asking.getByRole('button', { name: 'Leave anyway' }).click();
  await expect.element(asking).not.toBeInTheDocument();
  await button('Change').click();
  await expect.element(dialog('Change this webhook')).toBeVisible();
  made.resolve();
  await expect
    .element(panel.getByRole('textbox', { name: 'The signing secret' }))
    .toHaveValue(SECRET);
  await expect.element(dialog('Change this webhook')).toBeVisible();
});

test('one is removed once that is confirmed; where it fails it stays, with the reason', async () => {
  let broken = true;
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookRemoval: () => (broken ? problem(503) : HttpResponse.json({ ok: true })),
  });
  const { panel, button, dialog } = openWebhooks();
  await button('Remove').click();
  const asking = dialog('Remove this webhook?');
  await expect.element(asking).toMatchTextContent(/hooks\.example\.org\/morsel is told of nothing/);
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect.element(asking.getByRole('alert')).toMatchTextContent(/broke on our side/);
  broken = false;
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect.element(panel.getByText('You have none.')).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  expect(sent.map(({ call }) => call)).toEqual(Array(2).fill('DELETE /api/webhooks/5'));
});

test('one that is gone after its dialog was left is told', async () => {
  const removed = Promise.withResolvers<void>();
  serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookRemoval: async () => {
      await removed.promise;
      return HttpResponse.json({ ok: true });
    },
  });
  losePatience();
  const { panel, button, dialog } = openWebhooks();
  await button('Remove').click();
  const asking = dialog('Remove this webhook?');
  await asking.getByRole('button', { name: 'Remove' }).click();
  await asking.getByRole('button', { name: 'Leave anyway' }).click();
  await expect.element(asking).not.toBeInTheDocument();
  removed.resolve();
  await expect.element(panel.getByText('You have none.')).toBeVisible();
  await expect.element(panel.getByText(/is told of nothing any more\.$/)).toBeVisible();
});
