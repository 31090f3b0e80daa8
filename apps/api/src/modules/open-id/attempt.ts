import { MINUTE_MS } from '@morsel/sdk/domain';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

import type { AttemptSecrets } from './identity-provider.ts';

/** So long somebody may take at the identity provider. */
export const ATTEMPT_MS = 10 * MINUTE_MS;

/** A way to the identity provider and back: what for, and what has to come back with it. */
const Attempt = Type.Object({
  purpose: Type.Enum(['sign-in', 'link', 'confirm']),
  /** The address to which the provider was told to lead back. */
  callback: Type.String(),
  /** Public id of the session that asked; null when somebody signs in. */
  sessionId: Type.Union([Type.String(), Type.Null()]),
  /** Epoch ms. */
  startedAt: Type.Integer(),
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
});
export type Attempt = Static<typeof Attempt> & AttemptSecrets;

/** The attempt that a browser has kept; undefined for none, and for one of another version. */
export function attemptIn(kept: string | null): Attempt | undefined {
  const value: unknown = kept === null ? undefined : JSON.parse(kept);
  return Value.Check(Attempt, value) ? value : undefined;
}
