import { admin } from '../../../apps/web/e2e/product.ts';

/** A token with these scopes, made as a reader does: signed in, in the settings. */
export async function readerToken(url: string, scopes: readonly string[]): Promise<string> {
  const origin = { origin: new URL(url).origin, 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/signin`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify(admin),
  });
  const cookie = signedIn.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
  const made = await fetch(`${url}/api/tokens`, {
    method: 'POST',
    headers: { ...origin, cookie: cookie.join('; ') },
    body: JSON.stringify({ name: 'A program', scopes, expiresAt: null }),
  });
  if (!made.ok) throw new Error(`${made.status}: ${await made.text()}`);
  const { token }: { token: string } = JSON.parse(await made.text());
  return token;
}
