import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';

/** So many uses are fine in a window that begins with the first of them. */
export type Limit = { readonly most: number; readonly windowMs: number };

/**
 * Beyond these the server answers 429. What models take is bounded by `generation/budget`. An "address" is a
 * network in the sense of `networkOf`.
 */
export const LIMITS = {
  /** Failed sign-ins of a device on which the account was signed in before: nobody else's count. */
  signInByDevice: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Those of other devices for an e-mail from an address: enough for typos, too few to guess with. */
  signInByEmail: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Those from an address, where a whole school may sit: against trying many e-mails. */
  signInByAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  /** Those from a wide network, of which one guesser may have all addresses. */
  signInByNetwork: { most: 300, windowMs: 15 * MINUTE_MS },
  /** Those for an e-mail from anywhere; beyond them there is a pause after each (`slow-down.ts`). */
  signInByStrangers: { most: 20, windowMs: DAY_MS },
  /** Returns from the identity provider, of an address, that let nobody in: each asks the provider. */
  openIdReturns: { most: 100, windowMs: 15 * MINUTE_MS },
  /** Those of a wide network, of which one caller may have all addresses. */
  openIdReturnsByNetwork: { most: 300, windowMs: 15 * MINUTE_MS },
  /** Passwords and passkeys that a signed-in reader may get wrong: nobody else can use them up. */
  confirmations: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Right passwords of an account, which cost a hash like wrong ones: a class may share one. */
  rightPasswordsByAccount: { most: 100, windowMs: HOUR_MS },
  /** Right passwords from a wide network, where a whole school may sit. */
  rightPasswordsByNetwork: { most: 2000, windowMs: HOUR_MS },
  /** Sign-ins by passkey that are begun from an address: one whenever somebody opens the form. */
  challengesByAddress: { most: 3000, windowMs: 15 * MINUTE_MS },
  /** Those from a wide network. */
  challengesByNetwork: { most: 9000, windowMs: 15 * MINUTE_MS },
  /** Passkeys from an address that are refused; nobody guesses them, so wrong passwords count apart. */
  passkeysByAddress: { most: 300, windowMs: 15 * MINUTE_MS },
  /** Those from a wide network. */
  passkeysByNetwork: { most: 900, windowMs: 15 * MINUTE_MS },
  /** Challenges for the passkeys of a reader who is signed in. */
  challengesByReader: { most: 100, windowMs: HOUR_MS },
  /** Sign-ups from an address. They cost a hash each and tell whether an e-mail is taken. */
  signUp: { most: 200, windowMs: HOUR_MS },
  /** Sign-ups from a wide network. */
  signUpByNetwork: { most: 600, windowMs: HOUR_MS },
  /** New guests from an address: rows that stay for 400 days, made without any proof. */
  guests: { most: 600, windowMs: HOUR_MS },
  /** New guests from a wide network. */
  guestsByNetwork: { most: 2000, windowMs: HOUR_MS },
  /** Batches by rules of one reader: a shelf of thirty books, ten times over. */
  rulesByReader: { most: 300, windowMs: DAY_MS },
  /** Texts of books that a reader may add: each is read for up to a minute. */
  textsByReader: { most: 30, windowMs: DAY_MS },
  /** Texts of the newcomers of a wide network, where a whole school may sit. */
  textsByNetwork: { most: 60, windowMs: DAY_MS },
  /** Texts of all newcomers: the rest of the server's is for those who are known. */
  textsByNewcomers: { most: 500, windowMs: DAY_MS },
  /** Texts that the whole server reads for others than admins. */
  textsByAll: { most: 1000, windowMs: DAY_MS },
  /** Books that a newcomer may add: a shelf, which others see once an admin has looked. */
  booksByNewcomer: { most: 20, windowMs: DAY_MS },
  /** Books of the newcomers of a wide network, where a whole school may sit. */
  booksByNetwork: { most: 100, windowMs: DAY_MS },
  /** Books that any other reader may add, which all find at once; each may bring a picture to fetch. */
  booksByReader: { most: 100, windowMs: DAY_MS },
  /** Cards that a reader may write: more than a day of reading gives. */
  ownCardsByReader: { most: 300, windowMs: DAY_MS },
  /** Changes of own items: each is kept as a revision. */
  ownChangesByReader: { most: 1000, windowMs: DAY_MS },
  /** Reports of one reader: more than anybody finds in a day's reading. */
  reportsByReader: { most: 100, windowMs: DAY_MS },
  /** Reports from a wide network, where a whole school may sit. */
  reportsByNetwork: { most: 1000, windowMs: DAY_MS },
  /** Access tokens that a reader may make. */
  tokensByReader: { most: 100, windowMs: DAY_MS },
  /** Calls of one access token to one process, reading included: twenty a second. */
  tokenCalls: { most: 1200, windowMs: MINUTE_MS },
  /** Searches for passages, of one reader in one process: each goes through up to sixty texts. */
  passageSearches: { most: 30, windowMs: MINUTE_MS },
  /** Tests, and deliveries sent again, of a reader's webhooks. */
  webhooksByReader: { most: 60, windowMs: HOUR_MS },
  /** Sync servers that a reader names: each is asked whether it lets them in. */
  syncServersByReader: { most: 30, windowMs: HOUR_MS },
  /** Writes of one reader to one process: no hand is near it, a program gone wild soon is. */
  writes: { most: 3000, windowMs: MINUTE_MS },
  /** Backlogs of one reader, of up to a hundred operations each, sent to one process. */
  backlogs: { most: 60, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, Limit>>;
