import { commitUnsynced } from '../../database/commit-unsynced.ts';
import { secretHash } from '../../database/secret-hash.ts';
import { type CountedUse, countUse, findUse, giveUseBack } from '../../database/use-counters.ts';
import type { Deps } from '../../deps.ts';
import { LimitReachedError } from '../../errors.ts';
import { type Reader, isNewcomer } from '../../reader.ts';
import type { LimitName, Limits } from './limits.ts';
import { networkOf, wideNetworkOf } from './network-of.ts';

/** A use that was counted; what should not have counted is given back. */
export type Use = { giveBack(): Promise<void> };

/**
 * Counts uses in the database, so that limits hold across processes. Each throws LimitReachedError,
 * and counts nothing, when one of its limits is reached. `address` is the IP address of the device.
 */
export type Limiter = {
  signIn(by: { email: string; address: string }): Promise<Use>;
  /** Of a reader, signed in already, who proves that it is still them. */
  confirmation(readerId: number): Promise<Use>;
  signUp(address: string): Promise<Use>;
  guest(address: string): Promise<Use>;
  generation(reader: Reader): Promise<Use>;
  /** A batch that no provider is paid for. */
  rules(reader: Reader): Promise<Use>;
  secondOpinion(): Promise<Use>;
  text(reader: Reader, address: string): Promise<Use>;
  book(reader: Reader, address: string): Promise<Use>;
  ownCard(reader: Reader): Promise<Use>;
  ownChange(reader: Reader): Promise<Use>;
  report(reader: Reader, address: string): Promise<Use>;
};

type CountedLimit = { readonly limit: LimitName; readonly subject: string | number };

export function limiter(deps: Pick<Deps, 'db' | 'now'>, limits: Limits): Limiter {
  const take = (what: string, ...budgets: CountedLimit[]) =>
    takeAll(deps, limits, { what, budgets });
  return {
    signIn({ email, address }) {
      const network = networkOf(address);
      return take(
        'Too many attempts to sign in.',
        { limit: 'signInByEmail', subject: `${network} ${email}` },
        { limit: 'signInByAddress', subject: network },
      );
    },
    confirmation: (readerId) =>
      take('Too many wrong passwords.', { limit: 'confirmations', subject: readerId }),
    signUp: (address) =>
      take('Too many new accounts from here.', { limit: 'signUp', subject: networkOf(address) }),
    guest: (address) =>
      take('Too many new guests from here.', { limit: 'guests', subject: networkOf(address) }),
    generation: (reader) =>
      take('The limit of a day is reached.', ...budgetsOf(reader, GENERATION)),
    rules: ({ id }) =>
      take('The limit of batches a day is reached.', { limit: 'rulesByReader', subject: id }),
    secondOpinion: () =>
      take('No more second opinions today.', { limit: 'secondOpinions', subject: 'all' }),
    text: (reader, address) =>
      take('The limit of texts a day is reached.', ...textBudgets(reader, address, deps.now())),
    book: (reader, address) =>
      take('The limit of new books a day is reached.', ...bookBudgets(reader, address, deps.now())),
    ownCard: ({ id }) =>
      take('The limit of cards a day is reached.', { limit: 'ownCardsByReader', subject: id }),
    ownChange: ({ id }) =>
      take('The limit of changes a day is reached.', { limit: 'ownChangesByReader', subject: id }),
    report: ({ id }, address) =>
      take(
        'The limit of reports a day is reached.',
        { limit: 'reportsByReader', subject: id },
        { limit: 'reportsByNetwork', subject: wideNetworkOf(address) },
      ),
  };
}

type ReaderLimits = Readonly<Record<'byReader' | 'byGuests' | 'byAll', LimitName>>;

const GENERATION: ReaderLimits = {
  byReader: 'generationByReader',
  byGuests: 'generationByGuests',
  byAll: 'generationByAll',
};

/** Admins answer for the bill themselves: only the server's own limit holds for them. */
function budgetsOf({ id, role, isGuest }: Reader, limits: ReaderLimits): CountedLimit[] {
  return [
    ...(role === 'admin' ? [] : [{ limit: limits.byReader, subject: id }]),
    ...(isGuest ? [{ limit: limits.byGuests, subject: 'guests' }] : []),
    { limit: limits.byAll, subject: 'all' },
  ];
}

/** Texts are paid for in time alone, of which admins take what they need. */
function textBudgets(reader: Reader, address: string, now: number): CountedLimit[] {
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

function bookBudgets(reader: Reader, address: string, now: number): CountedLimit[] {
  if (reader.role === 'admin') return [];
  if (!isNewcomer(reader, now)) return [{ limit: 'booksByReader', subject: reader.id }];
  return [
    { limit: 'booksByNewcomer', subject: reader.id },
    { limit: 'booksByNetwork', subject: wideNetworkOf(address) },
  ];
}

async function takeAll(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  limits: Limits,
  { what, budgets }: { what: string; budgets: CountedLimit[] },
): Promise<Use> {
  const at = now();
  const windows = budgets.flatMap(({ limit, subject }) => {
    const { most, windowMs } = limits[limit];
    if (most === Number.POSITIVE_INFINITY) return [];
    // Hashed: the e-mail and IP addresses of strangers are nobody's to read.
    return { key: secretHash(`${limit} ${subject}`), most, endsAt: at + windowMs };
  });
  const check = ({ count, endsAt }: CountedUse, allowed: number) => {
    if (count > allowed) throw new LimitReachedError(what, endsAt - at);
  };
  // Whoever goes on beyond a limit is refused by reading alone: a flood of writes would hold up all.
  for (const { key, most } of windows) {
    const used = await findUse(db, { key, now: at });
    if (used !== undefined) check(used, most - 1);
  }
  const counted = await commitUnsynced(db, async (tx) => {
    const uses: { key: string; endsAt: number }[] = [];
    for (const { key, most, endsAt } of windows) {
      const used = await countUse(tx, { key, now: at, endsAt });
      check(used, most);
      uses.push({ key, endsAt: used.endsAt });
    }
    return uses;
  });
  return {
    giveBack: () =>
      commitUnsynced(db, async (tx) => {
        for (const used of counted) await giveUseBack(tx, used);
      }),
  };
}
