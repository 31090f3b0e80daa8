import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { setStatus } from '../../offline/door.ts';
import { render } from '../../testing/render.tsx';
import { DevelopersScreen } from './developers-screen.tsx';

test('says how to begin, and what holds for all calls', async () => {
  const { screen } = render(<DevelopersScreen />);
  await expect.element(screen.getByText('createClient({ baseUrl, token })')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'settings' }))
    .toHaveAttribute('href', '/settings');
  await expect
    .element(screen.getByRole('link', { name: 'description in OpenAPI 3.1' }))
    .toHaveAttribute('href', '/api/openapi.json');
  await expect.element(screen.getByText('Idempotency-Key', { exact: true })).toBeVisible();
});

test('a call is found by its words and opened by keyboard', async () => {
  const { screen } = render(<DevelopersScreen />);
  const count = screen.getByText(/^\d+ calls?$/);
  await expect.element(count).toHaveTextContent(/^1\d\d calls$/);
  await screen.getByRole('searchbox', { name: 'Find a call' }).fill('grades answer');
  await expect.element(count).toHaveTextContent('1 call');
  await expect.element(screen.getByText('Sent', { exact: true })).not.toBeInTheDocument();

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Sent', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('"questionId"')).toBeVisible();
  await expect.element(screen.getByText('Access tokens with the scope study')).toBeVisible();
  await expect.element(screen.getByText('It is not known who calls')).toBeVisible();
});

test('words that no call has find none', async () => {
  const { screen } = render(<DevelopersScreen />);
  await screen.getByRole('searchbox').fill('teapot');
  await expect.element(screen.getByText('0 calls')).toBeVisible();
});

test('offline all of it can be read, and what only the server has says so in place of its link', async () => {
  const { screen } = render(<DevelopersScreen />);
  const link = screen.getByRole('link', { name: 'description in OpenAPI 3.1' });
  await expect.element(link).toBeVisible();
  setStatus({ connection: 'offline' });
  await expect.element(screen.getByText(/offline: it opens once Morsel is reached/)).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^1\d\d calls$/)).toBeVisible();
  setStatus({ connection: 'online' });
  await expect.element(link).toBeVisible();
});
