import { networkOf, wideNetworkOf } from '../../network-of.ts';
import type { Limits } from './limits.ts';
import { slowingQuota } from './slow-down.ts';
import {
  type LimiterDeps,
  type Quota,
  type UseNow,
  actCounted,
  checkUses,
  hasEnd,
  quotasFor,
  takeUses,
} from './take-uses.ts';

type Attempt = {
  /** In its comparable form; of an account or not. */
  readonly email: string;
  /** IP address of the device. */
  readonly address: string;
};

export type SignInAttempt = Attempt & {
  /** Of a device on which this very account has signed in before. */
  readonly deviceId: string | undefined;
};

/** Of a reader, signed in already, who proves that it is still them. */
export type ProofAttempt = Attempt & { readonly readerId: number };

/**
 * Passwords as they are tried: `isRight` judges one, at the cost of a hash. A wrong one stays counted,
 * a right one counts apart from those, and one that could not be judged does not count.
 */
export type PasswordLimiter = {
  signIn(attempt: SignInAttempt, isRight: () => Promise<boolean>): Promise<boolean>;
  confirmation(attempt: ProofAttempt, isRight: () => Promise<boolean>): Promise<boolean>;
};

export function passwordLimiter({ db, now, secret }: LimiterDeps, limits: Limits): PasswordLimiter {
  return {
    signIn(attempt, isRight) {
      const use = { what: 'Too many attempts to sign in.', now: now(), secret };
      const wrong = signInQuotas(limits, attempt, use);
      return judged({ wrong, right: rightQuotas(limits, attempt, use) }, isRight);
    },
    confirmation(attempt, isRight) {
      const use = { what: 'Too many passwords in a short time.', now: now(), secret };
      const counted = [{ limit: 'confirmations', subject: attempt.readerId }] as const;
      const wrong = quotasFor(limits, counted, use);
      return judged({ wrong, right: rightQuotas(limits, attempt, use) }, isRight);
    },
  };

  async function judged(
    { wrong, right }: { wrong: Quota[]; right: Quota[] },
    isRight: () => Promise<boolean>,
  ): Promise<boolean> {
    await checkUses(db, right);
    const use = await takeUses(db, wrong);
    if (!(await actCounted(use, isRight))) return false;
    await use.giveBack();
    await takeUses(db, right);
    return true;
  }
}

/** Guesses of strangers leave the owner's own devices alone, and those of a device all others. */
function signInQuotas(
  limits: Limits,
  { email, address, deviceId }: SignInAttempt,
  use: UseNow,
): Quota[] {
  if (deviceId !== undefined) {
    return quotasFor(limits, [{ limit: 'signInByDevice', subject: deviceId }], use);
  }
  const network = networkOf(address);
  const { signInByStrangers } = limits;
  return [
    ...quotasFor(
      limits,
      [
        { limit: 'signInByEmail', subject: `${network} ${email}` },
        { limit: 'signInByAddress', subject: network },
        { limit: 'signInByNetwork', subject: wideNetworkOf(address) },
      ],
      use,
    ),
    ...(hasEnd(signInByStrangers) ? [slowingQuota(email, signInByStrangers, use)] : []),
  ];
}

const rightQuotas = (limits: Limits, { email, address }: Attempt, use: UseNow) =>
  quotasFor(
    limits,
    [
      { limit: 'rightPasswordsByAccount', subject: email },
      { limit: 'rightPasswordsByNetwork', subject: wideNetworkOf(address) },
    ],
    use,
  );
