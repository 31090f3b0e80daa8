import type { Db } from './database/connection.ts';
import { makeResetLink } from './modules/accounts/reset-links.ts';
import { setRole } from './modules/accounts/roles.ts';

export const USAGE = `Usage: pnpm admin <command> <email>

  grant           makes the account an admin
  revoke          makes the account an ordinary reader
  reset-password  prints a link by which the account's password can be set, once, within a day`;

type Surroundings = {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: number;
  /** Under which readers reach the server. */
  readonly origin: string;
};

/** What a command does for the account with an e-mail address; answers what to say. */
type Command = (email: string, surroundings: Surroundings) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async grant(email, { db }) {
    await setRole(db, email, 'admin');
    return `${email} is an admin now.`;
  },
  async revoke(email, { db }) {
    await setRole(db, email, 'reader');
    return `${email} is no admin any more.`;
  },
  async 'reset-password'(email, surroundings) {
    const { url } = await makeResetLink(surroundings.db, { email, ...surroundings });
    return `Whoever opens this link within a day may set a new password for ${email}, once:\n${url}`;
  },
};

/** What the words of a command line ask for; undefined when they are no command. */
export function commandOf(
  words: readonly string[],
): ((surroundings: Surroundings) => Promise<string>) | undefined {
  const [name = '', email, ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || email === undefined || rest.length > 0) return undefined;
  return (surroundings) => command(email, surroundings);
}
