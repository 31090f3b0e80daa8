import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** How far a body was looked at: to its end, or until it was too much or took too long. */
export type PassedOver = 'whole' | 'too-large' | 'too-slow';

/**
 * Reads a body and throws it away, up to so many bytes and until the signal; then it is left where it
 * is. Who breaks off has sent it whole, for what it matters.
 */
export async function passOverBody(
  body: Readable,
  most: number,
  signal: AbortSignal,
): Promise<PassedOver> {
  const { promise, resolve } = Promise.withResolvers<PassedOver>();
  const leave = (passed: PassedOver) => {
    body.pause();
    resolve(passed);
  };
  let bytes = 0;
  body.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > most) leave('too-large');
  });
  const leaveInTime = () => leave('too-slow');
  signal.addEventListener('abort', leaveInTime, { once: true });
  finished(body)
    .catch(() => {})
    .finally(() => resolve('whole'));
  return promise.finally(() => signal.removeEventListener('abort', leaveInTime));
}
