import { Piscina } from 'piscina';

import { JobQueue } from '../../background/job-queue.ts';
import type { Sender } from '../../sender.ts';

/** The hash of 32 random bytes that nobody kept, at the same cost: no password fits it. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6nnCo5QQ9pLcefSVeNXJTQ$Ezg0V1Y74P3rpDeUuU83CHyQJBTsGChNDxUxH12spCs';

/**
 * Of the process, whatever asks: hashing is costly on purpose, and yields to all else. Its thread is
 * not one of those in which Node reads files, and the system gives it what others leave.
 */
const hashers = new Piscina({
  filename: new URL('./password-hasher.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  niceIncrement: 5,
});

/** A school class at once waits for some seconds; those of another network wait for one of them. */
const aLine = () =>
  new JobQueue({
    mostWaiting: { ofOne: 100, inAll: 300 },
    longestWaitMs: 15_000,
    refusal: { text: 'Too many are signing in at this moment.', comeBackMs: 10_000 },
  });

/**
 * Each has one hash at the thread at a time, where who came first is first: so the lines take turns, and
 * nobody waits for more than one of another line, however long that is.
 */
const lines = {
  /** Who has proved to be somebody: signed in, on a known device, or with a reset link. */
  known: aLine(),
  /** All others who sign in, whether the e-mail has an account or not: the wait tells nothing either. */
  signIn: aLine(),
  signUp: aLine(),
};

/** Whose hash it is: the senders of a line take turns. */
export type HashSender = {
  readonly line: keyof typeof lines;
  /** A reader who is known, or a wide network. */
  readonly id: Sender['id'];
};

/** How many passwords wait in each line to be hashed. */
export const passwordsWaiting = (): Record<keyof typeof lines, number> => ({
  known: lines.known.waiting,
  signIn: lines.signIn.waiting,
  signUp: lines.signUp.waiting,
});

/**
 * The hash to store.
 *
 * @throws LimitReachedError when too many wait.
 */
export function hashPassword(password: string, sender: HashSender): Promise<string> {
  return inTurn(sender, () => hashers.run(password, { name: 'hash' }));
}

/**
 * Takes as long for an account that does not exist, so that the time tells nothing.
 *
 * @throws LimitReachedError when too many wait.
 */
export function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
  sender: HashSender,
): Promise<boolean> {
  const task = { storedHash: storedHash ?? NOBODYS_HASH, password };
  return inTurn(sender, () => hashers.run(task, { name: 'verify' }));
}

/** In a line each sender is one among equals. */
const inTurn = <Result>({ line, id }: HashSender, act: () => Promise<Result>): Promise<Result> =>
  lines[line].run({ id, trust: 'known' }, act);
