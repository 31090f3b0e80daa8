import { expect, it } from 'vitest';

import { testDatabase } from '../../testing/database.ts';
import { type HashSender, hashPassword } from './password-hash.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

type Line = HashSender['line'];

let met = 0;

/** As many whom the server has not met before: the lines outlast a test. */
const many = (line: Line, count = 4) =>
  Array.from({ length: count }, (): HashSender => ({ line, id: `${line} ${(met += 1)}` }));

/** Has a password hashed, and then tells so. */
const hashFor = async (sender: HashSender, done: string[]) => {
  await hashPassword('bookworm', sender);
  done.push(`${sender.id}`);
};

/** The order in which these have their turns that come at once. */
async function orderOf(senders: readonly HashSender[]): Promise<string[]> {
  const done: string[] = [];
  await Promise.all(senders.map((sender) => hashFor(sender, done)));
  return done;
}

it('networks take turns, whoever brings more', async () => {
  const busy = Array.from({ length: 5 }, (): HashSender => ({ line: 'signUp', id: 'busy' }));
  const order = await orderOf([...busy, { line: 'signUp', id: 'single' }]);
  expect(order.indexOf('single')).toBe(1);
});

it.each<[Line, Line]>([
  ['signIn', 'signUp'],
  ['known', 'signUp'],
  ['known', 'signIn'],
  ['signUp', 'signIn'],
  ['signUp', 'known'],
])('of the line %s one waits for one of many of the line %s', async (line, crowded) => {
  const order = await orderOf([...many(crowded), ...many(line, 1)]);
  expect(order[1]).toMatch(line);
});

it('all lines go on, however long each is', async () => {
  const order = await orderOf([...many('signUp'), ...many('signIn'), ...many('known')]);
  const turn = ['signUp', 'signIn', 'known'];
  expect(order.map((id) => id.split(' ')[0])).toEqual([...turn, ...turn, ...turn, ...turn]);
});

it('an e-mail without an account waits like others, the owner on a known device does not', async () => {
  const db = await testDatabase();
  const account = { name: 'Rita', email: 'rita@example.org', passwordHash: null };
  await signUp(db, { account, guestId: null, now: 1 });
  const isCrowded = Promise.withResolvers<void>();
  const areHere = Promise.withResolvers<void>();
  const here: string[] = [];
  const done: string[] = [];
  const attempt = async (name: string, email: string, deviceId?: string) => {
    const signInLimit = async (_: unknown, isRight: () => Promise<boolean>) => {
      if (here.push(name) === 3) areHere.resolve();
      await isCrowded.promise;
      return isRight();
    };
    const device = { address: `203.0.${email.length}.7`, deviceIdOf: () => deviceId };
    const guess = { email, password: 'a guess', ...device };
    await expect(signIn({ db, limits: { signIn: signInLimit } }, guess)).rejects.toThrow('Invalid');
    done.push(name);
  };
  const attempts = [
    attempt('a stranger', 'nobody@example.org'),
    attempt('the owner elsewhere', account.email),
    attempt('the owner', account.email, 'tablet'),
  ];
  await areHere.promise;
  const crowd = many('signIn', 3);
  const hashed = crowd.map((one) => hashFor(one, done));
  isCrowded.resolve();
  await Promise.all([...hashed, ...attempts]);
  const [first, ...others] = crowd.map(({ id }) => id);
  const strangers = here.filter((name) => name !== 'the owner');
  expect(done).toEqual([first, 'the owner', ...others, ...strangers]);
});
