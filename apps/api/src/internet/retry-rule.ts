import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@morsel/sdk/domain';

/** How long an address is left alone after so many failures in a row; the last holds from then on. */
const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
] as const;

/** Of a pause, added or taken away at random, so that many do not come back at once. */
const JITTER = 0.2;

/** No message is tried any more that is older: what it tells is of no use then. */
const MESSAGE_LIFETIME_MS = 3 * DAY_MS;

/** An address where nothing has got through for so long is switched off. */
const FAILING_FOR_MS = 3 * DAY_MS;

/** "Gone": the receiver wants no more (Standard Webhooks, "Deliverability and reliability"). */
export const GONE = 410;

/** @param random from 0 to 1, as `Math.random` gives it. @returns ms. */
export function pauseMs(failures: number, random: number): number {
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
  return Math.round(pause * (1 + JITTER * (2 * random - 1)));
}

type Failure = {
  /** Epoch ms. */
  readonly at: number;
  /** What the receiver answered; null where it did not. */
  readonly status: number | null;
  readonly random: number;
};

/** What comes of an address, or of what is sent there by itself, whose try has failed; times in epoch ms. */
export function afterFailure(
  tried: { readonly failures: number; readonly failingSince: number | null },
  { at, status, random }: Failure,
) {
  const failures = tried.failures + 1;
  const failingSince = tried.failingSince ?? at;
  const isOver = at - failingSince >= FAILING_FOR_MS;
  const why = status === GONE ? ('gone' as const) : isOver ? ('failing' as const) : undefined;
  return { failures, failingSince, pausedUntil: at + pauseMs(failures, random), why };
}

/** When a message whose try has failed is tried again; null: never. */
export function nextTryOf(
  message: { readonly tries: number; readonly createdAt: number },
  { at, status, random }: Failure,
): number | null {
  const next = at + pauseMs(message.tries + 1, random);
  return status === GONE || next - message.createdAt > MESSAGE_LIFETIME_MS ? null : next;
}
