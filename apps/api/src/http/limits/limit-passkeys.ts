import { networkOf, wideNetworkOf } from '../../network-of.ts';
import type { Limits } from './limits.ts';
import { type CountedLimit, type LimiterDeps, type Use, quotasFor, takeUses } from './take-uses.ts';

/** A proof that is right is to be given back: only what is refused counts. */
export type PasskeyLimiter = {
  /** A challenge to sign in, which anybody gets who opens the form. */
  signInChallenge(address: string): Promise<Use>;
  /** A challenge for somebody who is signed in. */
  challenge(readerId: number): Promise<Use>;
  passkeySignIn(address: string): Promise<Use>;
  passkeyConfirmation(readerId: number): Promise<Use>;
};

export function passkeyLimiter({ db, now, secret }: LimiterDeps, limits: Limits): PasskeyLimiter {
  const take = (what: string, counted: readonly CountedLimit[]) =>
    takeUses(db, quotasFor(limits, counted, { what, now: now(), secret }));
  return {
    signInChallenge: (address) =>
      take('Too many attempts to sign in.', [
        { limit: 'challengesByAddress', subject: networkOf(address) },
        { limit: 'challengesByNetwork', subject: wideNetworkOf(address) },
      ]),
    challenge: (readerId) =>
      take('Too many tries in a short time.', [{ limit: 'challengesByReader', subject: readerId }]),
    passkeySignIn: (address) =>
      take('Too many attempts to sign in.', [
        { limit: 'passkeysByAddress', subject: networkOf(address) },
        { limit: 'passkeysByNetwork', subject: wideNetworkOf(address) },
      ]),
    passkeyConfirmation: (readerId) =>
      take('Too many tries in a short time.', [{ limit: 'confirmations', subject: readerId }]),
  };
}
