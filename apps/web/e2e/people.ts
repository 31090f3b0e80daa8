import type { Page } from 'playwright';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const ada: Person = { name: 'Ada', email: 'ada@example.org', password: 'lovelace' };
export const rita: Person = { name: 'Rita', email: 'rita@example.org', password: 'levi-m' };

/** Makes an account that the browser is signed in to from the next page on; its id. */
export async function signUp(page: Page, person: Person): Promise<number> {
  const answered = await page.request.post('/api/signup', { data: person });
  const { id }: { id: number } = await answered.json();
  return id;
}

/** Fills in the form of the sign-in screen, on which the page is. */
export async function fillInSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in on the screen for it, on which the page is. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await fillInSignIn(page, person);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.getByText('Welcome back!', { exact: true }).first().waitFor();
}

/** Logs out by the menu of a phone. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
}
