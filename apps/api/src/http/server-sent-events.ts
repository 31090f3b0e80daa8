import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** So that nothing on the way thinks the connection dead. */
const PING_EVERY_MS = 15_000;
const PING = ': still here\n\n';

/** A stream of server-sent events, one for each value as JSON, with pings while there is none. */
export function serverSentEvents(values: AsyncIterable<unknown>): Readable {
  return Readable.from(events(values[Symbol.asyncIterator]()));
}

async function* events(values: AsyncIterator<unknown>): AsyncGenerator<string, void> {
  let next = values.next();
  for (;;) {
    const found = await unlessLater(next);
    if (found === undefined) yield PING;
    else if (found.done === true) return;
    else {
      yield `data: ${JSON.stringify(found.value)}\n\n`;
      next = values.next();
    }
  }
}

async function unlessLater<Value>(awaited: Promise<Value>): Promise<Value | undefined> {
  const timer = new AbortController();
  const later = delay(PING_EVERY_MS, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([awaited, later]);
  } finally {
    timer.abort();
  }
}
