/** What an operator has said about the identity provider and the accounts that come from it. */
export type OpenIdSettings = {
  /** Its address, as `URL.href` writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What readers know it by. */
  readonly name: string;
  /** Whether somebody without an account gets one. */
  readonly createsAccounts: boolean;
  /** Whose members are admins, and nobody else who signs in this way; undefined: roles stay. */
  readonly adminGroup: string | undefined;
  readonly groupsClaim: string;
  /** Whether an account is linked that has the e-mail address which the provider has verified. */
  readonly linksByEmail: boolean;
  /** Whether logging out goes on to the provider. */
  readonly logsOutThere: boolean;
};

/** What only this browser and the server know of an attempt to sign in. */
export type AttemptSecrets = {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
};

/** Who somebody is, in the provider's words. */
export type Identity = {
  readonly subject: string;
  /** As accounts have theirs; null when none was told that could be one. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** Null when the provider tells none, not even that there are none. */
  readonly groups: readonly string[] | null;
  /** When they last proved to the provider who they are, epoch ms; null when it does not tell. */
  readonly provedAt: number | null;
};

/** The OpenID Connect service that the operator has named, which tells who readers are. */
export type IdentityProvider = {
  readonly settings: OpenIdSettings;
  newSecrets(): AttemptSecrets;
  /**
   * The address to which the browser is to go. `isProof`: whoever is there has to prove anew that it is
   * them, though they are signed in.
   *
   * @throws OpenIdError when the provider does not answer.
   */
  addressFor(
    secrets: AttemptSecrets,
    options: { readonly callback: string; readonly isProof: boolean },
  ): Promise<string>;
  /**
   * Who came back. `answer` is the callback with all that the provider has put behind it.
   *
   * @throws OpenIdError when that cannot be found out, or not be trusted.
   */
  identify(
    answer: URL,
    options: { readonly secrets: AttemptSecrets; readonly isProof: boolean },
  ): Promise<Identity>;
  /** Where to log out of the provider, which then leads to `returnTo`; undefined where it has no such place. */
  logoutAddress(returnTo: string): Promise<string | undefined>;
};
