import type { Delivering } from '../webhooks/deliver-due.ts';
import type { KeySeal } from './key-seal.ts';
import { UNREADABLE_LOGIN } from './passing-on-problem.ts';
import { type DuePosition, findDuePosition, findDueReaders } from './queries.ts';
import { recordOutcome } from './record-outcome.ts';
import { type Outcome, sendPosition } from './send-position.ts';

/** So many of a reader are passed on in a round, which begins none later than this. */
const MOST_OF_READER = 20;
const ROUND_MS = 15_000;

export type PassingOnParts = Delivering & { readonly seal: KeySeal };

/**
 * Passes on what waits, to each server one position after the other, to several at once. A server that fails is
 * left alone for a while, which grows as that of webhooks does; nothing that waits for it is given up, since only the
 * newest position of each document does. A document that the server does not take waits by itself.
 */
export async function passOnDue(parts: PassingOnParts): Promise<void> {
  const { db, now } = parts;
  const begun = now();
  const readers = await findDueReaders(db, begun);
  const work = readers.map((userId) => passOnInTurn(parts, userId, begun + ROUND_MS));
  // A failure waits for the others: none is at work beside the next round.
  await Promise.allSettled(work);
  await Promise.all(work);
}

async function passOnInTurn(parts: PassingOnParts, userId: number, until: number): Promise<void> {
  const { db, now, random, signal } = parts;
  for (let sent = 0; sent < MOST_OF_READER; sent += 1) {
    const at = now();
    if (signal.aborted || at > until) return;
    const position = await findDuePosition(db, userId, at);
    if (position === undefined) return;
    const outcome = await passOn(parts, position, at);
    await recordOutcome(db, position, { outcome, at, random: random() });
  }
}

async function passOn(
  { seal, network, signal }: PassingOnParts,
  { server, ...position }: DuePosition,
  now: number,
): Promise<Outcome> {
  const key = seal.open(server.sealedKey, server.userId);
  if (key === undefined) return { is: 'failed', ...UNREADABLE_LOGIN };
  return sendPosition(position, { login: { ...server, key }, network, signal, now });
}
