import type { CDPSession, Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { logOut, newcomer, signUp } from './people.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const product = inject('sharedProduct');

/** What of WebAuthn a phone with a lock has: it keeps passkeys and recognises its owner. */
const PHONE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** The browser's own stand-in for a device that keeps passkeys; tells which it has. */
async function authenticatorOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: PHONE,
  });
  return {
    async passkeys() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
    /** Whether it recognises whoever holds it. */
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** Of who is signed in; undefined for nobody. */
async function signedInEmail(page: Page): Promise<string | undefined> {
  const answered = await page.request.get('/api/users');
  return answered.ok() ? (await answered.json()).email : undefined;
}

test('a passkey is added, signs in, is renamed and removed, and lets nobody in any more', async () => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  const authenticator = await authenticatorOf(page);
  const ida = newcomer('Ida');
  await signUp(page, ida);

  await page.goto('/settings');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByText(/ is added\.$/).waitFor();
  expect(await authenticator.passkeys()).toMatchObject([
    { rpId: 'localhost', isResidentCredential: true, userName: ida.email, userDisplayName: 'Ida' },
  ]);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByText('This device has a passkey for your account already.').waitFor();

  await logOut(page);
  // The stand-in takes at once what the browser offers to fill in.
  await page.goto('/signin');
  await page.getByText('Welcome back!', { exact: true }).waitFor();
  expect(await signedInEmail(page)).toBe(ida.email);

  await logOut(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'USE A PASSKEY' }).click();
  await page.getByText('Welcome back!', { exact: true }).waitFor();
  expect(await signedInEmail(page)).toBe(ida.email);

  await page.goto('/settings');
  await panel.getByText(/, last used /).waitFor();
  await panel.getByRole('button', { name: 'Rename' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename this passkey' });
  await naming.getByLabel('Name').fill('Old phone');
  await naming.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('It is called Old phone now.').waitFor();

  await panel.getByRole('button', { name: 'Remove' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await removal.getByText('Old phone', { exact: true }).waitFor();
  // A click so near to the one before would count as the second half of a double tap.
  await removal.getByRole('button', { name: 'Remove' }).press('Enter');
  await panel.getByText('Old phone lets nobody in any more.').waitFor();
  // Told to the authenticator, too.
  await expect.poll(() => authenticator.passkeys()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a device that does not recognise its owner lets nobody in', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const authenticator = await authenticatorOf(page);
  const ivy = newcomer('Ivy');
  await signUp(page, ivy);
  await page.goto('/settings');
  await panelOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  await panelOf(page)
    .getByText(/ is added\.$/)
    .waitFor();
  await page.request.post('/api/logout');

  await authenticator.recognise(false);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'USE A PASSKEY' }).click();
  await page
    .getByRole('alert')
    .getByText(/^No passkey was used/)
    .waitFor();
  expect(await signedInEmail(page)).toBeUndefined();
});
