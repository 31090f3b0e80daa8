import { hashPassword } from '../src/modules/accounts/password-hash.ts';
import { feedServer } from './feed-server.ts';

const PASSWORD = 'bookworm';

/** The accounts of the server that runs where this file is forked. */
export const LOGINS = Array.from({ length: 32 }, (_, at) => ({
  email: `rita-${at}@example.org`,
  password: PASSWORD,
}));

/** In a process of its own, as its clients have theirs; tells its port. */
if (process.send !== undefined) {
  const { db, address } = await feedServer();
  const passwordHash = await hashPassword(PASSWORD, { line: 'signUp', id: 'bench' });
  const accounts = LOGINS.map(({ email }) => ({
    name: 'Rita',
    email,
    passwordHash,
    createdAt: 0,
    seenAt: 0,
  }));
  await db.insertInto('users').values(accounts).execute();
  process.send(Number(new URL(address).port));
}
