import { UNKNOWN_PASSKEY } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { anAccount, problem, serve, serveSignInOptions } from '../../testing/api.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import {
  browserWith,
  refusedBy,
  servePasskeys,
  SIGNED,
  signature,
} from '../../testing/passkeys.ts';
import { render } from '../../testing/render.tsx';
import { showToastLeftBehind } from '../../ui/toast/toast-after-load.ts';
import { currentToasts } from '../../ui/toast/toast-store.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const account = () => HttpResponse.json(anAccount());

function open() {
  const { screen, unmount } = render(<SignInScreen />, { path: '/signin' });
  const button = screen.getByRole('button', { name: 'USE A PASSKEY' });
  return { screen, button, unmount };
}

test('a passkey signs in, and the whole page loads and greets', async () => {
  const loads = holdPageLoads();
  serve();
  const sent = servePasskeys({ signIn: account });
  browserWith({ sign: async () => signature() });
  const { button } = open();
  await button.click();
  await expect.poll(() => loads).toEqual(['/']);
  expect(sent).toEqual([{ call: 'POST /api/signin/passkey', body: SIGNED }]);
  showToastLeftBehind();
  expect(currentToasts()).toMatchObject([{ title: 'Welcome back!', variant: 'good' }]);
});

test('while the reader is asked, the button says so and asks no second time', async () => {
  holdPageLoads();
  serve();
  servePasskeys({ signIn: account });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const sign = vi.fn<() => Promise<unknown>>(() => promise);
  browserWith({ sign });
  const { screen, button } = open();
  await button.click();
  const waiting = screen.getByRole('button', { name: 'WAITING FOR YOUR PASSKEY...' });
  await waiting.click({ force: true });
  await expect.poll(() => sign.mock.calls.length).toBe(1);
  resolve(signature());
  await expect.element(waiting).toBeVisible();
});

test('is not offered where the server has none', async () => {
  serve();
  const { screen, button } = open();
  await expect.element(screen.getByRole('button', { name: 'SIGN IN' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test.each([
  ['the password', true],
  ['no password', false],
])('stands with the identity provider beside %s, after one “or”', async (_, hasPasswordForm) => {
  serve();
  servePasskeys();
  serveSignInOptions({ hasPasswordForm, openIdName: 'Crumb ID', hasPasskeys: true });
  const { screen, button } = open();
  await expect.element(button).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Crumb ID/ })).toBeVisible();
  expect(screen.getByText('or', { exact: true }).all()).toHaveLength(1);
});

test.each([
  ['cancelled', refusedBy('NotAllowedError'), /it was cancelled, or there is none/],
  ['of another site', refusedBy('SecurityError'), /work at morsel\.example only/],
  ['beyond the browser', refusedBy('NotSupportedError'), /cannot use passkeys/],
  ['broken', refusedBy('UnknownError'), /could not be used/],
])('one that is %s is told, and nothing is sent', async (_case, sign, words) => {
  serve();
  const sent = servePasskeys();
  browserWith({ sign });
  const { screen, button } = open();
  await button.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
  await expect.element(button).toBeVisible();
  expect(sent).toEqual([]);
});

test('what the server refuses is told in its words', async () => {
  serve();
  const words = 'That took too long. Please try again.';
  servePasskeys({ signIn: () => problem(400, words) });
  const forgotten = browserWith({ sign: async () => signature() });
  const { screen, button } = open();
  await button.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
  expect(forgotten).toEqual([]);
});

test('one that was removed is told to be forgotten', async () => {
  serve();
  const detail = 'This passkey is not known here.';
  const body = { type: UNKNOWN_PASSKEY, title: 'Unauthorized', status: 401, detail };
  const headers = { 'content-type': 'application/problem+json' };
  servePasskeys({ signIn: () => HttpResponse.json(body, { status: 401, headers }) });
  const forgotten = browserWith({ sign: async () => signature() });
  const { screen, button } = open();
  await button.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(detail);
  expect(forgotten).toEqual([{ rpId: 'morsel.example', credentialId: 'AQID' }]);
});

test('one that is filled in signs in without a press', async () => {
  const loads = holdPageLoads();
  serve();
  const sent = servePasskeys({ signIn: account });
  const asked: unknown[] = [];
  browserWith({
    fillIn: async (options) => {
      asked.push(options?.mediation);
      return signature();
    },
  });
  open();
  await expect.poll(() => loads).toEqual(['/']);
  expect(asked).toContain('conditional');
  expect(sent).toEqual([{ call: 'POST /api/signin/passkey', body: SIGNED }]);
});

/** Waits to be filled in until it is withdrawn. */
function patientBrowser(sign: () => Promise<unknown>) {
  const waiting = new Set<string>();
  browserWith({
    sign,
    fillIn: (options) =>
      new Promise((_resolve, reject) => {
        const challenge = String(options?.publicKey?.challenge.byteLength);
        waiting.add(challenge);
        options?.signal?.addEventListener('abort', () => {
          waiting.delete(challenge);
          reject(new DOMException('Withdrawn', 'AbortError'));
        });
      }),
  });
  return waiting;
}

test('what is filled in waits, makes room for the button, says nothing of that, and waits again', async () => {
  serve();
  servePasskeys();
  let isWaitingMeanwhile: boolean | undefined;
  const waiting = patientBrowser(async () => {
    isWaitingMeanwhile = waiting.size > 0;
    throw new DOMException('Cancelled', 'NotAllowedError');
  });
  const { screen, button } = open();
  await expect.poll(() => waiting.size).toBe(1);
  await button.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/it was cancelled/);
  expect(isWaitingMeanwhile).toBe(false);
  await expect.poll(() => waiting.size).toBe(1);
});

test('what is filled in is withdrawn with the screen', async () => {
  serve();
  servePasskeys();
  const waiting = patientBrowser(async () => null);
  const { unmount } = open();
  await expect.poll(() => waiting.size).toBe(1);
  unmount();
  await expect.poll(() => waiting.size).toBe(0);
});
