import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright';

import type { Place } from './part.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Person extends Credentials {
  readonly name: string;
}

export const ada: Person = { name: 'Ada', email: 'ada@example.org', password: 'lovelace' };

/** Somebody of this name whom the product has not met. */
export const newcomer = (name: string): Person => ({
  name,
  email: `${name.toLowerCase()}-${randomUUID()}@example.org`,
  password: 'bookworm-42',
});

/** Makes an account that the browser is signed in to from the next page on; its id. */
export async function signUp(page: Page, person: Person): Promise<number> {
  const answered = await page.request.post('/api/signup', { data: person });
  const { id }: { id: number } = await answered.json();
  return id;
}

/** Fills in the form of the sign-in screen, on which the page is. */
export async function fillInSignIn(page: Place, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in on the screen for it, on which the page is. */
export async function signIn(page: Place, person: Credentials): Promise<void> {
  await fillInSignIn(page, person);
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await page.getByText('Welcome back!', { exact: true }).first().waitFor();
}

/** Takes away the toast that stands: on a phone it lies over the top of the page for seconds. */
export async function closeToast(page: Place): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
}

/** Logs out by the menu of a phone. */
export async function logOut(page: Place): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
}
