import { type Static, Type } from 'typebox';

import { SESSION_ID } from '../../domain/formats.ts';
import { Count, EpochMs, nullable, strict } from './scalars.ts';

const SessionId = Type.String({ pattern: SESSION_ID });

export const Session = Type.Object(
  {
    id: SessionId,
    /** In words, such as "Firefox on Android"; null when it is not known. */
    device: nullable(Type.String()),
    startedAt: EpochMs,
    /** To the hour. */
    seenAt: EpochMs,
    /** The one that asks. */
    isPresent: Type.Boolean(),
  },
  { description: 'A sign-in of an account on a device, as long as it lasts.' },
);
export type Session = Static<typeof Session>;

export const LoggedOut = Type.Object(
  {
    ok: Type.Literal(true),
    continueAt: Type.Optional(Type.String()),
  },
  { description: '`continueAt` is where the identity provider logs the reader out, too.' },
);
export type LoggedOut = Static<typeof LoggedOut>;

export const Sessions = Type.Array(Session);
export type Sessions = Static<typeof Sessions>;

export const SessionParams = Type.Object({ sessionId: SessionId }, strict);
export type SessionParams = Static<typeof SessionParams>;

export const EndedSessions = Type.Object({ ended: Count }, { description: 'How many there were.' });
export type EndedSessions = Static<typeof EndedSessions>;
