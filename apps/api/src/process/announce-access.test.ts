import { expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { STAND_IN } from '../testing/identity-provider/stand-in.ts';
import { linkAccount } from '../testing/open-id-links.ts';
import { testServer } from '../testing/server.ts';
import { announceAccess } from './announce-access.ts';

const withoutForm = { admin: undefined, hasPasswordForm: false, openId: STAND_IN };

/** What a start says. */
async function said(
  db: Parameters<typeof announceAccess>[0],
  config: Parameters<typeof announceAccess>[1]['config'],
  now = 0,
): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await announceAccess(db, { config, address: 'https://morsel.example', now, say });
  return lines;
}

it('tells the password of an admin who is made, and nothing the next time', async () => {
  const db = await testDatabase();
  const config = { ...withoutForm, hasPasswordForm: true };
  expect(await said(db, config)).toEqual([
    expect.stringMatching(
      /^Admin account, shown this once: admin@morsel\.local with password \S+$/,
    ),
  ]);
  expect(await said(db, config)).toEqual([]);
});

it('tells a link that lets the first admin in where passwords are not taken, and who else is out', async () => {
  const { db, app, clock } = await testServer({ hasPasswordForm: false });
  const lines = await said(db, withoutForm, clock.now);
  expect(lines).toEqual([
    expect.stringMatching(/^Admin account, .*: https:\/\/morsel\.example\/signin#reset=\S+$/),
    'Nobody signs in with a password (PASSWORD_FORM=no), but at Crumb ID alone.',
    '1 account is not linked to Crumb ID yet, 1 of them admin. To let one in: pnpm admin reset-password <email>',
  ]);
  const token = lines[0]?.split('#reset=')[1];
  const payload = { token, password: 'kitchen-door' };
  const answer = await app.inject({ method: 'POST', url: '/api/reset-password', payload });
  expect(answer.json()).toMatchObject({ email: 'admin@morsel.local', role: 'admin' });
});

it('counts those who cannot sign in, at this provider', async () => {
  const { db, account, guest } = await testServer();
  await guest();
  await account();
  await linkAccount(db, (await account()).id, { issuer: 'https://former.example/' });
  const admin = await account({ role: 'admin' });
  await linkAccount(db, admin.id);
  expect((await said(db, withoutForm)).at(-1)).toMatch(
    /^2 accounts are not linked to Crumb ID yet, no admin among them\./,
  );
});
