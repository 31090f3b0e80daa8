import type { Db } from './database/connection.ts';
import type { Model } from './generation/provider/model.ts';
import type { FetchPicture } from './modules/covers/picture.ts';
import type { IdentityProvider } from './modules/open-id/identity-provider.ts';

/** What the modules need from outside; time, randomness and the internet come in through here. */
export type Deps = {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  /** An id that no one else makes: 8 to 64 letters, digits, `-` or `_`. */
  readonly randomId: () => string;
  readonly fetchPicture: FetchPicture;
  /** Tells who readers are; undefined where the operator has named none. */
  readonly identityProvider?: IdentityProvider | undefined;
  /** Whether readers sign in and up with a password. */
  readonly hasPasswordForm: boolean;
  /** Writes items; without one they are made from texts alone. */
  readonly model?: Model | undefined;
};
