import { type Static, Type } from 'typebox';

import { LONGEST, PASSWORD_LENGTH } from '../../domain/lengths.ts';
import { Count, EpochMs, nullable, printableText, strict } from './scalars.ts';

export const SyncServer = Type.Object(
  {
    url: Type.String(),
    userName: Type.String(),
    addedAt: EpochMs,
    /** When a position was last passed on; null before the first. */
    passedOnAt: nullable(EpochMs),
    /** Documents of which the newest position waits to be passed on. */
    waiting: Count,
    /** Since when nothing gets through; null where the server answered the last try. */
    failingSince: nullable(EpochMs),
    /** What the server answered to the last try that failed; null where it did not answer, or none failed. */
    status: nullable(Type.Integer()),
    /** In sentences why the last try failed, and what can be done; null where it did not. */
    problem: nullable(Type.String()),
    /** Nothing that has failed is tried before; null where nothing has. */
    nextTryAt: nullable(EpochMs),
  },
  {
    description:
      'Another server of KOReader’s progress sync, to which the reading positions that devices tell are passed on.',
  },
);
export type SyncServer = Static<typeof SyncServer>;

export const PassingOn = Type.Object(
  { server: nullable(SyncServer) },
  { description: 'Where reading positions are passed on to; null: nowhere.' },
);
export type PassingOn = Static<typeof PassingOn>;

export const NewSyncServer = Type.Object(
  {
    url: printableText({ minLength: 1, maxLength: LONGEST.webhookUrl }),
    userName: printableText({ minLength: 1, maxLength: LONGEST.syncUserName }),
    password: Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH.most }),
  },
  {
    ...strict,
    description:
      'The address as it is typed as the custom server of a device, and what is logged in with there.',
  },
);
export type NewSyncServer = Static<typeof NewSyncServer>;

const { waiting: _waiting, ...kept } = SyncServer.properties;

/** As it is kept, but for the password. */
export const SyncServerOfReader = Type.Object(kept);

/** What waits to be passed on of a document, as a device has told it: JSON. */
export const WaitingPosition = Type.Object({
  digest: Type.String(),
  body: Type.String(),
  toldAt: EpochMs,
});
