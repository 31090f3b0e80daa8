import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

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
  const count = screen.getByRole('status');
  await expect.element(count).toHaveTextContent(/^1\d\d calls$/);
  await screen.getByRole('searchbox', { name: 'Find a call' }).fill('grades answer');
  await expect.element(count).toHaveTextContent('1 call');
  await expect.element(screen.getByText('Sent')).not.toBeInTheDocument();

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Sent')).toBeVisible();
  await expect.element(screen.getByText('"questionId"')).toBeVisible();
  await expect.element(screen.getByText('Access tokens with the scope study')).toBeVisible();
  await expect.element(screen.getByText('It is not known who calls')).toBeVisible();
});

test('words that no call has find none', async () => {
  const { screen } = render(<DevelopersScreen />);
  await screen.getByRole('searchbox').fill('teapot');
  await expect.element(screen.getByRole('status')).toHaveTextContent('0 calls');
});
