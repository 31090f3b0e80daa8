import { type ReaderReach, mayAsk, mayConnect } from './address-of-reader.ts';
import type { Reach } from './checked-addresses.ts';
import { describeFailure } from './failure-text.ts';
import { isPublicAddress, resolveHost, resolveNearby } from './public-address.ts';

const PATIENCE_MS = 10_000;

/** How addresses that readers give are reached; tests bring their own. */
export type Network = Reach & {
  /** Whether this protocol may be spoken to this port. */
  readonly allowUrl: (url: URL) => boolean;
  /** For connection, sending and answer together. */
  readonly patienceMs: number;
};

export const networkOfReach = (reach: ReaderReach): Network => ({
  lookup: reach === 'private' ? resolveNearby : resolveHost,
  allowAddress: reach === 'private' ? (ip) => mayConnect(reach, ip) : isPublicAddress,
  allowUrl: (url) => mayAsk(reach, url),
  patienceMs: PATIENCE_MS,
});

/** No answer came; in words why. */
export type Unanswered = { readonly status: null; readonly problem: string };

export type Asking = {
  readonly network: Network;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  /** Aborted once it has taken too long; several questions may share it. */
  readonly patience: AbortSignal;
};

/**
 * Asks an address that a reader has given, as far as the network allows it.
 *
 * @param ask with a signal that is aborted when there is no time left.
 * @throws the signal's reason once that is aborted; whatever else fails is no answer.
 */
export async function askWithin<Answer>(
  url: URL,
  { network, signal, patience }: Asking,
  ask: (deadline: AbortSignal) => Promise<Answer>,
): Promise<Answer | Unanswered> {
  // It was, when it was given: the operator has said otherwise since.
  if (!network.allowUrl(url)) {
    return { status: null, problem: 'Only https addresses without a port are allowed here' };
  }
  const deadline = AbortSignal.any([signal, patience]);
  try {
    return await ask(deadline);
  } catch (error) {
    signal.throwIfAborted();
    return { status: null, problem: describeFailure(error, { isLate: deadline.aborted }) };
  }
}
