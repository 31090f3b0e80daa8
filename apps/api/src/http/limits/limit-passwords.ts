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

type PasswordTry = {
  /** In its comparable form; of an account or not. */
  readonly email: string;
  /** IP address of the device. */
  readonly address: string;
};

export type SignInTry = PasswordTry & {
  /** Of a device on which this very account has signed in before. */
  readonly deviceId: string | undefined;
};

/** Of a reader, signed in already, who proves that it is still them. */
export type ProofTry = PasswordTry & { readonly readerId: number };

/**
 * Passwords as they are tried: `isRight` judges one, at the cost of a hash. A wrong one stays counted,
 * a right one counts apart from those, and one that could not be judged does not count.
 */
export type PasswordLimiter = {
  signIn(tried: SignInTry, isRight: () => Promise<boolean>): Promise<boolean>;
  confirmation(tried: ProofTry, isRight: () => Promise<boolean>): Promise<boolean>;
};

export function passwordLimiter({ db, now, secret }: LimiterDeps, limits: Limits): PasswordLimiter {
  return {
    signIn(tried, isRight) {
      const use = { what: 'Too many attempts to sign in.', now: now(), secret };
      const wrong = signInQuotas(limits, tried, use);
      return judged({ wrong, right: rightQuotas(limits, tried, use) }, isRight);
    },
    confirmation(tried, isRight) {
      const use = { what: 'Too many passwords in a short time.', now: now(), secret };
      const counted = [{ limit: 'confirmations', subject: tried.readerId }] as const;
      const wrong = quotasFor(limits, counted, use);
      return judged({ wrong, right: rightQuotas(limits, tried, use) }, isRight);
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
  { email, address, deviceId }: SignInTry,
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

const rightQuotas = (limits: Limits, { email, address }: PasswordTry, use: UseNow) =>
  quotasFor(
    limits,
    [
      { limit: 'rightPasswordsByAccount', subject: email },
      { limit: 'rightPasswordsByNetwork', subject: wideNetworkOf(address) },
    ],
    use,
  );
