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
const queue = new JobQueue({
  mostWaiting: { ofOne: 100, inAll: 300 },
  longestWaitMs: 15_000,
  refusal: { text: 'Too many are signing in at this moment.', comeBackMs: 10_000 },
});

/**
 * The hash to store. Owners take turns: the wide network of whoever asks, or a reader.
 *
 * @throws LimitReachedError when too many wait.
 */
export function hashPassword(password: string, owner: Sender['id']): Promise<string> {
  return queue.run(asSender(owner), () => hashers.run(password, { name: 'hash' }));
}

/**
 * Takes as long for an account that does not exist, so that the time tells nothing.
 *
 * @throws LimitReachedError when too many wait.
 */
export function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
  owner: Sender['id'],
): Promise<boolean> {
  const task = { storedHash: storedHash ?? NOBODYS_HASH, password };
  return queue.run(asSender(owner), () => hashers.run(task, { name: 'verify' }));
}

/** Nobody is known before the password is. */
const asSender = (id: Sender['id']): Sender => ({ id, standing: 'known' });
