import { text } from 'node:stream/consumers';

import { CORRECT_XP } from '@morsel/sdk/rules';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import type { AuthoredQuestion } from './answer-book.ts';
import { answer, questionOn } from './answering.ts';
import { newcomer } from './people.ts';
import { admin } from './product.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

/** Somebody new, by the labels of the form. */
function somebody(name: string) {
  return { Name: name, Email: newcomer(name).email, Password: 'crumb-1' };
}

const ida = somebody('Ida');

const product = inject('sharedProduct');

const storedGuest = (page: Page) => page.evaluate(() => localStorage.getItem('demoUserId'));

function firstQuestion(page: Page): Locator {
  const flashcard = page.getByText('Tap to turn over');
  return page.getByRole('article').filter({ hasNot: flashcard }).first();
}

/** Answers the first question of the feed, and waits until the API knows. */
async function answerRightly(page: Page, question: AuthoredQuestion): Promise<void> {
  await answer(firstQuestion(page), question, true);
  const guest = await storedGuest(page);
  await expect
    .poll(async () => (await page.request.get(`/api/users/${guest}/stats`)).json())
    .toMatchObject({ xp: CORRECT_XP });
}

async function signUp(page: Page, account: typeof ida): Promise<void> {
  await page.goto('/signup');
  for (const [label, value] of Object.entries(account)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await page.getByText('Welcome to Morsel!', { exact: true }).waitFor();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
}

interface Exported {
  readonly account: { readonly email: string | null };
  readonly reviews: readonly { readonly item: { readonly text: string }; readonly xp: number }[];
}

async function exported(page: Page, password?: string): Promise<Exported> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  if (password !== undefined) {
    const dialog = page.getByRole('dialog', { name: 'Download your data?' });
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Download' }).click();
  }
  const file = await download;
  expect(file.suggestedFilename()).toBe('morsel-data.json');
  return JSON.parse(await text(await file.createReadStream()));
}

test('an account takes its data along, changes its password and is deleted', async () => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  await page.goto('/');
  const question = await questionOn(firstQuestion(page));
  await answerRightly(page, question);
  const former = await storedGuest(page);
  await signUp(page, ida);

  await openSettings(page);
  await page.getByText(ida.Email, { exact: true }).waitFor();
  const data = await exported(page, ida.Password);
  expect(data.account.email).toBe(ida.Email);
  expect(data.reviews.map(({ item, xp }) => [item.text, xp])).toEqual([
    [question.text, CORRECT_XP],
  ]);

  await page.getByLabel('Current password').fill(ida.Password);
  await page.getByLabel('New password').fill('crumb-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(ida.Password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('This is not your password').waitFor();
  await dialog.getByLabel('Your password').fill('crumb-2');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();

  await page.getByText('Account deleted', { exact: true }).waitFor();
  await firstQuestion(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await page.request.get('/api/users')).status()).toBe(401);
  await expect.poll(() => storedGuest(page)).toMatch(/^\d+$/);
  expect(await storedGuest(page)).not.toBe(former);
  const credentials = { email: ida.Email, password: 'crumb-2' };
  expect((await page.request.post('/api/signin', { data: credentials })).status()).toBe(401);
  expect(complaints.filter((text) => !/\b40[01]\b/.test(text))).toEqual([]);
});

test('a guest is deleted and another one takes the place', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto('/');
  await answerRightly(page, await questionOn(firstQuestion(page)));
  const former = await storedGuest(page);
  await page.goto('/settings');
  await page.getByText('You are a guest').waitFor();
  expect((await exported(page)).reviews).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete this guest' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Guest deleted', { exact: true }).waitFor();
  await firstQuestion(page).waitFor();
  expect(await storedGuest(page)).not.toBe(former);
  await page.goto('/settings');
  expect((await exported(page)).reviews).toEqual([]);
});

test('who writes programs finds the calls from the settings, by keyboard, and their description', async () => {
  const { page } = await newVisitor(product.url);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'For developers' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('POST quiz/answer');
  await page.getByRole('status').getByText('1 call', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Access tokens with the scope study may make this call.').waitFor();

  await page.getByRole('link', { name: /^description in OpenAPI/ }).click();
  await page.waitForURL('**/api/openapi.json');
  const { paths } = await (await page.request.get(page.url())).json();
  expect(paths['/api/quiz/answer'].post.security).toContainEqual({ token: ['study'] });
});

test('logging out everywhere ends the session on another device', async () => {
  const [here, there] = [
    await newVisitor(product.url, withoutWorker),
    await newVisitor(product.url, withoutWorker),
  ];
  const ivy = somebody('Ivy');
  await signUp(here.page, ivy);
  const credentials = { email: ivy.Email, password: ivy.Password };
  await there.page.request.post('/api/signin', { data: credentials });
  expect((await there.page.request.get('/api/users')).status()).toBe(200);

  await here.page.goto('/settings');
  await here.page.getByRole('button', { name: 'Log out everywhere' }).click();
  await here.page.getByText('Logged out everywhere', { exact: true }).waitFor();
  await here.page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
  for (const { page } of [here, there]) {
    expect((await page.request.get('/api/users')).status()).toBe(401);
  }
});

test('a reset link of an admin lets somebody in who forgot the password', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const ike = somebody('Ike');
  await signUp(page, ike);
  await page.request.post('/api/logout');
  const office = await newVisitor(product.url, withoutWorker);
  await office.page.request.post('/api/signin', { data: admin });
  const asked = { data: { email: ike.Email } };
  const made = await office.page.request.post('/api/admin/reset-links', asked);
  const { url }: { url: string } = await made.json();

  await page.goto(url);
  await page.getByLabel('New password', { exact: true }).fill('crumb-3');
  await page.getByRole('button', { name: 'SET PASSWORD' }).click();
  await page.getByText('Welcome back!', { exact: true }).waitFor();
  expect(await (await page.request.get('/api/users')).json()).toMatchObject({ email: ike.Email });

  await page.goto(url);
  await page.getByLabel('New password', { exact: true }).fill('crumb-4');
  await page.getByRole('button', { name: 'SET PASSWORD' }).click();
  await page
    .getByRole('form')
    .getByText(/^This link was used already/)
    .waitFor();
});
