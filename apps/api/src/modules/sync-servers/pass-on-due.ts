import { setTimeout as delay } from 'node:timers/promises';

import { SECOND_MS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import type { Delivering } from '../webhooks/deliver-due.ts';
import { type DuePosition, findDuePosition, findDueReaders, storeMarks } from './due-queries.ts';
import type { KeySeal } from './key-seal.ts';
import { BROKEN, UNREADABLE_LOGIN } from './passing-on-problem.ts';
import { positionBodyOf } from './position-body.ts';
import { recordOutcome } from './record-outcome.ts';
import { type Outcome, sendPosition } from './send-position.ts';
import { marksOnceSent } from './sent-marks.ts';

/** In a turn so many of a reader are passed on, and none is begun later than this; then come others, if any wait. */
const MOST_OF_TURN = 20;
const TURN_MS = 2 * SECOND_MS;

type Pace = {
  /** Servers that are sent to at once. */
  readonly mostAtOnce: number;
  /** While a server is slow it is looked so often whether others are due. */
  readonly lookEveryMs: number;
};

export const PACE: Pace = { mostAtOnce: 40, lookEveryMs: 2 * SECOND_MS };

export type PassingOnParts = Delivering & {
  readonly seal: KeySeal;
  readonly pace: Pace;
  /** Told of what should not happen to a position; it is tried again all the same. */
  readonly onError: (error: unknown) => void;
};

/**
 * Passes on what is due, to each server one position after the other, to several at once; while one of them is slow it
 * goes on with the others. A server that fails is left alone for a while, which grows as that of webhooks does; what waits
 * for it stays, since only the newest position of each document does. A document that the server does not take
 * waits by itself, and so does one that cannot be sent.
 *
 * @throws AggregateError of what the database fails with, once no server is at work any more.
 */
export async function passOnDue(parts: PassingOnParts): Promise<void> {
  const { signal, pace } = parts;
  const atWork = new Map<number, Promise<void>>();
  const failures: unknown[] = [];
  const noteFailure = (error: unknown) => void failures.push(error);
  const isOver = () => signal.aborted || failures.length > 0;
  do {
    if (!isOver()) await beginDue(parts, atWork, noteFailure).catch(noteFailure);
    if (isOver()) await Promise.all(atWork.values());
    else if (atWork.size > 0) await Promise.race([...atWork.values(), pause(pace.lookEveryMs)]);
  } while (atWork.size > 0);
  if (failures.length > 0) throw new AggregateError(failures, 'Turns have failed');
}

const pause = (ms: number) => delay(ms, undefined, { ref: false });

/** Begins the turns of readers for whom something is due and nothing under way, as far as there is room. */
async function beginDue(
  parts: PassingOnParts,
  atWork: Map<number, Promise<void>>,
  noteFailure: (error: unknown) => void,
): Promise<void> {
  const { db, now, pace } = parts;
  const most = pace.mostAtOnce - atWork.size;
  if (most === 0) return;
  const due = await findDueReaders(db, { now: now(), most, except: [...atWork.keys()] });
  for (const userId of due) {
    const turn = passOnInTurn(parts, userId)
      .catch(noteFailure)
      .finally(() => atWork.delete(userId));
    atWork.set(userId, turn);
  }
}

async function passOnInTurn(parts: PassingOnParts, userId: number): Promise<void> {
  const { db, now, random, signal } = parts;
  const until = now() + TURN_MS;
  for (let tried = 0; tried < MOST_OF_TURN; tried += 1) {
    const at = now();
    if (signal.aborted || at > until) return;
    const position = await findDuePosition(db, userId, at);
    if (position === undefined) return;
    const outcome = await passOn(parts, position);
    await recordOutcome(db, position, { outcome, at, random: random() });
  }
}

/** What is sent again is marked already. */
async function noteSent(
  db: Db,
  { documentId, body, sentMarks }: Omit<DuePosition, 'server'>,
): Promise<void> {
  const marks = marksOnceSent(sentMarks, positionBodyOf(body));
  if (marks !== sentMarks) await storeMarks(db, documentId, marks);
}

/** @throws the signal's reason once that is aborted; whatever else fails is an outcome: no position is poison. */
async function passOn(
  { db, seal, network, signal, now, onError }: PassingOnParts,
  { server, ...position }: DuePosition,
): Promise<Outcome> {
  try {
    const key = seal.open(server.sealedKey, server);
    if (key === undefined) return { is: 'failed', notBefore: 0, ...UNREADABLE_LOGIN };
    const noteSending = () => noteSent(db, position);
    const login = { ...server, key };
    return await sendPosition(position, { login, network, signal, now, noteSending });
  } catch (error) {
    signal.throwIfAborted();
    onError(error);
    return { is: 'broken', ...BROKEN };
  }
}
