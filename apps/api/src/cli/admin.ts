import { pino } from 'pino';

import type { Db } from '../database/connection.ts';
import { unknownAddress } from '../http/public-origin.ts';
import type { SecurityEvent } from '../http/security-log/security-events.ts';
import { securityLogger } from '../http/security-log/security-logger.ts';
import { endSessions } from '../modules/accounts/end-sessions.ts';
import { findAccount } from '../modules/accounts/find-account.ts';
import { makeResetLink } from '../modules/accounts/reset-links.ts';
import { revokeTokens } from '../modules/accounts/revoke-tokens.ts';
import { setRole } from '../modules/accounts/set-role.ts';
import { isAnyHost, shownAddress } from '../process/shown-address.ts';
import { endMisused, runOnDatabase } from './command-line.ts';

const USAGE = `Usage: pnpm admin <command> <email>

  grant           makes the account an admin
  revoke          makes the account an ordinary reader
  end-sessions    signs the account out on all its devices
  revoke-tokens   takes all access tokens of the account away
  reset-password  prints a link by which the account's password can be set, once, within a day`;

type Environment = {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: number;
  /** Under which readers reach the server; undefined where the settings do not say so. */
  readonly address: string | undefined;
};

type Command = {
  /** What it means in the security log. */
  readonly event: SecurityEvent;
  /** Does it for the account with an e-mail address; returns what to say. */
  readonly act: (email: string, environment: Environment) => Promise<string>;
};

const commands: Readonly<Record<string, Command>> = {
  grant: {
    event: 'role-changed',
    async act(email, { db }) {
      await setRole(db, email, 'admin');
      return `${email} is an admin now.`;
    },
  },
  revoke: {
    event: 'role-changed',
    async act(email, { db }) {
      await setRole(db, email, 'reader');
      return `${email} is no admin any more.`;
    },
  },
  'end-sessions': {
    event: 'signed-out-everywhere',
    async act(email, { db }) {
      await endSessions(db, email);
      return `${email} is signed in nowhere any more.`;
    },
  },
  'revoke-tokens': {
    event: 'token-revoked',
    async act(email, { db }) {
      const count = await revokeTokens(db, email);
      return `${email} had ${count} access tokens, and has none any more.`;
    },
  },
  'reset-password': {
    event: 'reset-link-made',
    async act(email, { db, now, address }) {
      if (address === undefined) throw unknownAddress();
      const { url } = await makeResetLink(db, { email, address, now });
      return `Whoever opens this link within a day may set a new password for ${email}, once:\n${url}`;
    },
  },
};

/** On standard error, so that the output is what there is to say alone. */
const openSecurityLog = () => securityLogger(pino(pino.destination({ dest: 2, sync: true })));

/** What the words of a command line ask for; undefined when they are no command. */
function commandOf(
  words: readonly string[],
): ((environment: Environment) => Promise<string>) | undefined {
  const [name = '', email, ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || email === undefined || rest.length > 0) return undefined;
  return async (environment) => {
    const readerId = await findAccount(environment.db, email);
    const said = await command.act(email, environment);
    openSecurityLog().info({ event: command.event, command: name, readerId });
    return said;
  };
}

/** Not known where the server listens at all addresses of the machine, or takes any free port. */
const addressOf = (host: string, port: number): string | undefined =>
  isAnyHost(host) || port === 0 ? undefined : shownAddress(host, port);

const command = commandOf(process.argv.slice(2));
if (command === undefined) {
  endMisused(USAGE);
} else {
  await runOnDatabase((db, { host, port, publicUrl }) =>
    command({ db, now: Date.now(), address: publicUrl ?? addressOf(host, port) }),
  );
}
