import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { render } from '../../../testing/render.tsx';
import { signInWays } from '../../../testing/settings.tsx';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const URL_OF_LINK = 'https://morsel.example/signin#reset=abc';

afterEach(() => vi.restoreAllMocks());

async function openPanel(reply: () => Response) {
  const sent: unknown[] = [];
  serveAdmin();
  worker.use(
    http.get('/api/sign-in-ways', () => HttpResponse.json(signInWays())),
    http.post('/api/admin/reset-links', async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );
  const { screen } = render(<AdminScreen />);
  await screen.getByRole('button', { name: "Reset a reader's password" }).click();
  const panel = screen.getByRole('region', { name: 'Password reset' });
  await expect.element(panel.getByRole('heading', { name: 'Password reset' })).toHaveFocus();
  return {
    screen,
    panel,
    sent,
    email: panel.getByLabelText("Reader's email"),
    link: panel.getByRole('textbox', { name: 'The link' }),
    make: panel.getByRole('button', { name: 'Make a link' }),
    copy: panel.getByRole('button', { name: 'Copy' }),
  };
}

const made = () => HttpResponse.json({ url: URL_OF_LINK, expiresAt: Date.UTC(2026, 10, 23, 12) });

test('a link is made for an email, copied, and gone once it is done with', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { panel, sent, email, link, make, copy } = await openPanel(made);
  await email.fill(' ada@example.org ');
  await make.click();
  await expect.element(link).toHaveValue(URL_OF_LINK);
  await expect.element(link).toHaveAccessibleDescription(/ada@example\.org.*until Nov 23, 2026/);
  await expect.element(copy).toHaveFocus();
  await copy.click();
  await expect.element(panel.getByText('Copied. Send it to the reader.')).toBeVisible();
  expect(write.mock.calls).toEqual([[URL_OF_LINK]]);
  expect(sent).toEqual([{ email: 'ada@example.org' }]);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect.element(link).not.toBeInTheDocument();
});

test('an admin who signed in a while ago proves first who wants the link, and it is made', async () => {
  let isConfirmed = false;
  const { screen, sent, email, link, make } = await openPanel(made);
  worker.use(
    http.get('/api/sign-in-ways', () => HttpResponse.json(signInWays({ isConfirmed }))),
    http.get('/api/passkeys', () => HttpResponse.json([])),
    http.post('/api/confirm', () => {
      isConfirmed = true;
      return HttpResponse.json({ ok: true });
    }),
  );
  await email.fill('ada@example.org');
  await make.click();
  const dialog = screen.getByRole('dialog', { name: 'Is it still you?' });
  await dialog.getByLabelText('Your password').fill('lovelace');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect.element(link).toHaveValue(URL_OF_LINK);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ email: 'ada@example.org' }]);
});

test('where copying is forbidden the link is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  const { panel, email, link, make, copy } = await openPanel(made);
  await email.fill('ada@example.org');
  await make.click();
  await copy.click();
  await expect.element(panel.getByText('Copy it yourself: it is selected.')).toBeVisible();
  await expect.element(link).toHaveFocus();
});

test.each([
  ['', made, "Fill in the reader's email."],
  ['nobody@example.org', () => problem(404, 'No account has this email'), 'No account has this'],
  ['ada', () => problem(400, 'This is no email', 'email'), 'This is no email'],
])('%j is refused beside the field, and kept', async (typed, reply, words) => {
  const { email, make, link } = await openPanel(reply);
  await email.fill(typed);
  await make.click();
  await expect.element(email).toHaveAccessibleDescription(new RegExp(words));
  await expect.element(email).toHaveValue(typed);
  await expect.element(link).not.toBeInTheDocument();
});

test('where the address of Morsel is not known, what to do is said', async () => {
  const detail = 'Morsel does not know the address. Start it with PUBLIC_URL set';
  const { panel, email, make, link } = await openPanel(() => problem(409, detail));
  await email.fill('ada@example.org');
  await make.click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(detail);
  await expect.element(email).toHaveValue('ada@example.org');
  await expect.element(link).not.toBeInTheDocument();
});

test('a failure says what to do', async () => {
  const { panel, email, make } = await openPanel(() => HttpResponse.error());
  await email.fill('ada@example.org');
  await make.click();
  await expect.element(panel.getByText(/^Morsel could not be reached/)).toBeVisible();
});
