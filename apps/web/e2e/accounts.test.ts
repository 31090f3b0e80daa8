import { CORRECT_XP } from '@morsel/sdk/rules';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';

import { answer, questionOn } from './answering.ts';
import { closeToast, newcomer } from './people.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const rita = { ...newcomer('Rita'), name: 'Rita & Co.', password: 'snacks' };

/** Has an account before anybody comes. */
const ada = newcomer('Ada');

const product = inject('sharedProduct');

beforeAll(async () => {
  await fetch(`${product.url}/api/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ada),
  });
});

const cards = (page: Page) => page.getByRole('article');
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();
const storedGuest = (page: Page) => page.evaluate(() => localStorage.getItem('demoUserId'));

/** Answers the first questions of the feed rightly; each earns. */
async function answerRightly(page: Page, count: number): Promise<void> {
  const questions = cards(page).filter({ hasNot: page.getByText('Tap to turn over') });
  for (let index = 0; index < count; index += 1) {
    const card = questions.nth(index);
    await answer(card, await questionOn(card), true);
  }
}

interface Figures {
  readonly id: number;
  readonly xp: number;
}

async function currentAccount(page: Page): Promise<Figures> {
  return (await page.request.get('/api/users')).json();
}

interface Stats {
  readonly xp: number;
  readonly totalAnswered: number;
}

async function statsOf(page: Page, id: number): Promise<Stats> {
  return (await page.request.get(`/api/users/${id}/stats`)).json();
}

async function xpOf(page: Page, id: number): Promise<number> {
  return (await statsOf(page, id)).xp;
}

/** Waits until the API knows what the guest has earned; the guest's id. */
async function arrivedForGuest(page: Page, xp: number): Promise<number> {
  const guest = Number(await storedGuest(page));
  await expect.poll(() => xpOf(page, guest)).toBe(xp);
  return guest;
}

async function shelfOf(page: Page, id: number): Promise<number[]> {
  const answered = await page.request.get(`/api/users/${id}/books`);
  const entries: { book: { id: number } }[] = await answered.json();
  return entries.map(({ book }) => book.id);
}

async function fillIn(page: Page, input: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(input)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
}

/** Whether the page was loaded anew since the mark was left in it. */
const leaveMark = (page: Page) => page.evaluate(() => void (document.title = 'marked'));
const markIsGone = (page: Page) => page.evaluate(() => document.title !== 'marked');

async function signIn(page: Page, { email, password } = ada): Promise<void> {
  await page.goto('/signin');
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
}

test('a guest becomes an account, logs out, mistypes and signs in again', async () => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  await page.goto('/');
  await cards(page).first().waitFor();
  await answerRightly(page, 2);
  const guestId = await arrivedForGuest(page, 2 * CORRECT_XP);
  const shelf = await shelfOf(page, guestId);

  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillIn(page, { Name: rita.name, Email: rita.email, Password: rita.password });
  await leaveMark(page);
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await toast(page, 'Welcome to Morsel!').waitFor();
  await toast(page, 'Your account has been created successfully.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await markIsGone(page)).toBe(true);
  expect(await storedGuest(page)).toBeNull();
  expect(await currentAccount(page)).toMatchObject({ id: guestId, xp: 2 * CORRECT_XP });
  expect(await shelfOf(page, guestId)).toEqual(shelf);

  await page.goto('/progress');
  await logOut(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await cards(page).first().waitFor();
  await expect.poll(() => storedGuest(page)).toMatch(/^\d+$/);
  const nextGuest = Number(await storedGuest(page));
  expect(nextGuest).not.toBe(guestId);
  expect(await xpOf(page, nextGuest)).toBe(0);

  await signIn(page, { ...rita, password: 'crumbs' });
  await toast(page, 'Sign In Failed').waitFor();
  await page.getByRole('form').getByText('Invalid email or password').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(rita.email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('crumbs');

  await page.getByLabel('Password', { exact: true }).fill(rita.password);
  await leaveMark(page);
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await toast(page, 'Welcome back!').waitFor();
  await toast(page, 'You have signed in successfully.').waitFor();
  expect(await markIsGone(page)).toBe(true);
  expect(await currentAccount(page)).toMatchObject({ id: guestId, xp: 2 * CORRECT_XP });
  expect(Number(await storedGuest(page))).toBe(nextGuest);
  // The mistyped password alone.
  expect(complaints).toEqual([expect.stringMatching(/401.*api\/signin/)]);
});

test('an account brings along what the guest of its device has done', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto('/');
  await cards(page).first().waitFor();
  await answerRightly(page, 1);
  await arrivedForGuest(page, CORRECT_XP);
  await signIn(page);
  const offer = page.getByRole('complementary', { name: 'Guest progress' });
  await offer.getByText(`From before you signed in: up to ${CORRECT_XP} XP`).waitFor();
  const { id } = await currentAccount(page);
  expect(await xpOf(page, id)).toBe(0);

  await closeToast(page);
  await offer.getByRole('button', { name: 'Bring guest progress along' }).click();
  await toast(page, 'Guest progress is here!').waitFor();
  await offer.waitFor({ state: 'detached' });
  await expect.poll(() => xpOf(page, id)).toBe(CORRECT_XP);
  expect(await storedGuest(page)).toBeNull();
});

/** Signed in on a device that has a guest too; the ids of both. */
async function signedIn(page: Page): Promise<{ readonly guest: number; readonly account: number }> {
  await page.goto('/');
  await cards(page).first().waitFor();
  const guest = await arrivedForGuest(page, 0);
  await signIn(page);
  await toast(page, 'Welcome back!').waitFor();
  await closeToast(page);
  const { id } = await currentAccount(page);
  return { guest, account: id };
}

/** A question of the feed that can be answered with one tap, once nothing is being read any more. */
async function tappableCard(page: Page): Promise<Locator> {
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: 'TRUE' }) })
    .first();
  await expect
    .poll(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      return card.count();
    })
    .toBe(1);
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return card;
}

const answeredCount = async (page: Page, id: number) => (await statsOf(page, id)).totalAnswered;

test('a session that ends elsewhere: the tap that met it is kept and counts after signing in again', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const { guest, account } = await signedIn(page);
  const before = await answeredCount(page, account);
  const card = await tappableCard(page);

  await page.request.post('/api/logout');
  await card.getByRole('button', { name: 'TRUE' }).click();
  const strip = page.getByRole('complementary', { name: 'Session ended' });
  await strip.getByText('Your session ended. Your answers are kept.').waitFor();
  expect(Number(await storedGuest(page))).toBe(guest);

  await strip.getByRole('link', { name: 'Sign in again' }).click();
  await fillIn(page, { Email: ada.email, Password: ada.password });
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await toast(page, 'Welcome back!').waitFor();
  await expect.poll(() => answeredCount(page, account)).toBe(before + 1);
  expect(await strip.count()).toBe(0);
});

test('a reader of an ended session goes on as a guest only by choice; the account keeps its answer', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const { guest, account } = await signedIn(page);
  const before = await answeredCount(page, account);
  await page.request.post('/api/logout');
  await (await tappableCard(page)).getByRole('button', { name: 'TRUE' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
  expect(await answeredCount(page, guest)).toBe(0);

  await page.reload();
  await cards(page).first().waitFor();
  await answerRightly(page, 1);
  await expect.poll(() => answeredCount(page, guest)).toBe(1);

  await signIn(page);
  await toast(page, 'Welcome back!').waitFor();
  await expect.poll(() => answeredCount(page, account)).toBe(before + 1);
});
