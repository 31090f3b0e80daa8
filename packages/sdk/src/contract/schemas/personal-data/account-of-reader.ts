import { Type } from 'typebox';

import { EpochMs, Id, nullable } from '../scalars.ts';
import { Role } from '../user.ts';
import { Webhook, WebhookDelivery } from '../webhook.ts';

/** The account, or the guest: then without name and e-mail. */
export const ReaderRecord = Type.Object({
  id: Id,
  isGuest: Type.Boolean(),
  name: nullable(Type.String()),
  email: nullable(Type.String()),
  role: Role,
  isOnLeaderboard: Type.Boolean(),
  makesHighlightCards: Type.Boolean(),
  addsHighlightedBooks: Type.Boolean(),
  createdAt: EpochMs,
  seenAt: EpochMs,
  /** Until when a link is good that an admin made for a forgotten password. */
  resetLinkExpiresAt: nullable(EpochMs),
});

/** A passkey; its secret half never was here. `transports` are the ways to reach whatever keeps it. */
export const PasskeyOfReader = Type.Object({
  name: Type.String(),
  rpId: Type.String(),
  transports: Type.Array(Type.String()),
  isBackedUp: Type.Boolean(),
  createdAt: EpochMs,
  usedAt: nullable(EpochMs),
});

/** Who the reader is at an identity provider. */
export const LinkOfReader = Type.Object({
  issuer: Type.String(),
  subject: Type.String(),
  email: nullable(Type.String()),
  linkedAt: EpochMs,
  usedAt: nullable(EpochMs),
});

/** An access token, but for what it is checked by. */
export const TokenOfReader = Type.Object({
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  createdAt: EpochMs,
  expiresAt: nullable(EpochMs),
  usedAt: nullable(EpochMs),
});

/** A webhook, with all that it was to deliver; `body` is what its address got. */
export const WebhookOfReader = Type.Object({
  ...Webhook.properties,
  deliveries: Type.Array(Type.Object({ ...WebhookDelivery.properties, body: Type.String() })),
});
