import { networkOf, wideNetworkOf } from '../../network-of.ts';
import { type Reader, isNewcomer } from '../../reader.ts';
import { type PasskeyLimiter, passkeyLimiter } from './limit-passkeys.ts';
import { type PasswordLimiter, passwordLimiter } from './limit-passwords.ts';
import type { Limits } from './limits.ts';
import {
  type CountedLimit,
  type LimiterDeps,
  type Use,
  checkUses,
  quotasFor,
  takeUses,
} from './take-uses.ts';

/**
 * Counts uses in the database, so that limits hold across processes. Each throws LimitReachedError,
 * and counts nothing, when one of its limits is reached. `address` is the IP address of the device.
 */
export type Limiter = PasskeyLimiter &
  PasswordLimiter & {
    /** Somebody comes back from the identity provider. */
    openIdReturn(address: string): Promise<Use>;
    signUp(address: string): Promise<Use>;
    guest(address: string): Promise<Use>;
    /** A batch that no provider is paid for. */
    rules(reader: Reader): Promise<Use>;
    text(reader: Reader, address: string): Promise<Use>;
    /** Counts nothing: whether another text would be too many. */
    checkText(reader: Reader, address: string): Promise<void>;
    book(reader: Reader, address: string): Promise<Use>;
    ownCard(reader: Reader): Promise<Use>;
    ownChange(reader: Reader): Promise<Use>;
    report(reader: Reader, address: string): Promise<Use>;
    accessToken(reader: Reader): Promise<Use>;
    /** A message to a webhook that a reader sends by hand. */
    webhook(reader: Reader): Promise<Use>;
    /** A sync server that a reader names. */
    syncServer(reader: Reader): Promise<Use>;
  };

const TEXTS = 'The limit of texts a day is reached.';

export function limiter(deps: LimiterDeps, limits: Limits): Limiter {
  const { db, now, secret } = deps;
  const take = (what: string, ...counted: CountedLimit[]) =>
    takeUses(db, quotasFor(limits, counted, { what, now: now(), secret }));
  return {
    ...passkeyLimiter(deps, limits),
    ...passwordLimiter(deps, limits),
    openIdReturn: (address) =>
      take(
        'Too many attempts to sign in.',
        { limit: 'openIdReturns', subject: networkOf(address) },
        { limit: 'openIdReturnsByNetwork', subject: wideNetworkOf(address) },
      ),
    signUp: (address) =>
      take(
        'Too many new accounts from here.',
        { limit: 'signUp', subject: networkOf(address) },
        { limit: 'signUpByNetwork', subject: wideNetworkOf(address) },
      ),
    guest: (address) =>
      take(
        'Too many new guests from here.',
        { limit: 'guests', subject: networkOf(address) },
        { limit: 'guestsByNetwork', subject: wideNetworkOf(address) },
      ),
    rules: ({ id }) =>
      take('The limit of batches a day is reached.', { limit: 'rulesByReader', subject: id }),
    text: (reader, address) => take(TEXTS, ...limitsOfText(reader, address, now())),
    checkText: (reader, address) => {
      const at = now();
      return checkUses(
        db,
        quotasFor(limits, limitsOfText(reader, address, at), { what: TEXTS, now: at, secret }),
      );
    },
    book: (reader, address) =>
      take('The limit of new books a day is reached.', ...limitsOfBook(reader, address, now())),
    ownCard: ({ id }) =>
      take('The limit of cards a day is reached.', { limit: 'ownCardsByReader', subject: id }),
    ownChange: ({ id }) =>
      take('The limit of changes a day is reached.', { limit: 'ownChangesByReader', subject: id }),
    webhook: ({ id }) =>
      take('The limit of tests an hour is reached.', { limit: 'webhooksByReader', subject: id }),
    syncServer: ({ id }) =>
      take('The limit of tries an hour is reached.', { limit: 'syncServersByReader', subject: id }),
    report: ({ id }, address) =>
      take(
        'The limit of reports a day is reached.',
        { limit: 'reportsByReader', subject: id },
        { limit: 'reportsByNetwork', subject: wideNetworkOf(address) },
      ),
    accessToken: ({ id }) =>
      take('The limit of new access tokens a day is reached.', {
        limit: 'tokensByReader',
        subject: id,
      }),
  };
}

/** Texts are paid for in time alone, of which admins take what they need. */
function limitsOfText(reader: Reader, address: string, now: number): CountedLimit[] {
  if (reader.role === 'admin') return [];
  const ofNewcomers: CountedLimit[] = [
    { limit: 'textsByNetwork', subject: wideNetworkOf(address) },
    { limit: 'textsByNewcomers', subject: 'newcomers' },
  ];
  return [
    { limit: 'textsByReader', subject: reader.id },
    ...(isNewcomer(reader, now) ? ofNewcomers : []),
    { limit: 'textsByAll', subject: 'all' },
  ];
}

function limitsOfBook(reader: Reader, address: string, now: number): CountedLimit[] {
  if (reader.role === 'admin') return [];
  if (!isNewcomer(reader, now)) return [{ limit: 'booksByReader', subject: reader.id }];
  return [
    { limit: 'booksByNewcomer', subject: reader.id },
    { limit: 'booksByNetwork', subject: wideNetworkOf(address) },
  ];
}
