import type { Db } from '../database/connection.ts';
import { ensureAdmin } from '../modules/accounts/first-admin.ts';
import { makeResetLink } from '../modules/accounts/reset-links.ts';
import { countUnlinked } from '../modules/open-id/count-unlinked.ts';
import type { Config } from './config.ts';

type Announcement = {
  readonly config: Pick<Config, 'admin' | 'hasPasswordForm' | 'openId'>;
  /** Under which readers reach the server. */
  readonly address: string;
  /** Epoch ms. */
  readonly now: number;
  readonly say: (line: string) => void;
};

/**
 * Sees to it that there is an admin, and says how to get in: for the admin who is made now, and where
 * passwords are not taken.
 */
export async function announceAccess(db: Db, announcement: Announcement): Promise<void> {
  const { config, now, say } = announcement;
  const made = await ensureAdmin(db, adminSettings(config), now);
  if (made?.password !== undefined) {
    say(`Admin account, shown this once: ${made.email} with password ${made.password}`);
  } else if (made) {
    await sayAdminLink(db, made.email, announcement);
  }
  if (!config.hasPasswordForm) await sayWhoIsOut(db, announcement);
}

const adminSettings = ({ admin, hasPasswordForm, openId }: Announcement['config']) => ({
  configured: admin,
  hasPasswordForm,
  decidingIssuer: openId?.adminGroup === undefined ? undefined : openId.issuer,
});

async function sayAdminLink(db: Db, email: string, { address, now, say }: Announcement) {
  const { url } = await makeResetLink(db, { email, address, now });
  say(
    `Admin account, shown this once: ${email}. This link lets you in, once and within a day: ${url}`,
  );
}

/** Nobody is to find out by standing before a closed door. */
async function sayWhoIsOut(db: Db, { config: { openId }, say }: Announcement): Promise<void> {
  if (openId === undefined) return;
  const { name, issuer } = openId;
  say(`Nobody signs in with a password (PASSWORD_FORM=no), but at ${name} alone.`);
  const { accounts, admins } = await countUnlinked(db, issuer);
  if (accounts === 0) return;
  const who = `${accounts} ${accounts === 1 ? 'account is' : 'accounts are'} not linked to ${name} yet`;
  const among = admins === 0 ? 'no admin among them' : `${admins} of them admin`;
  say(`${who}, ${among}. To let one in: pnpm admin reset-password <email>`);
}
