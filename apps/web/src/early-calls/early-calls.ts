/** What the page's own code finds of the calls that went out before it was there. */
export interface EarlyCalls {
  /** The page's feed, whose first page was asked for. */
  readonly feedId: string;
  /** Answers on their way, by method and address of their calls. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var morselEarlyCalls: EarlyCalls | undefined;
}

const early = globalThis.morselEarlyCalls;
// From here on the page's own code asks.
globalThis.morselEarlyCalls ??= { feedId: '', answers: new Map() };
let isFeedTaken = false;

/** The feed that was asked for early, if one was; it is had once. */
export function takeEarlyFeedId(): string | undefined {
  if (isFeedTaken) return undefined;
  isFeedTaken = true;
  return early?.feedId;
}

/** Tells when a call that went out early did not arrive, and the page has to do without the server. */
export function onEarlyFailure(listener: () => void): void {
  for (const answer of early?.answers.values() ?? []) answer.catch(listener);
}

/** A `fetch` that does not send again what went out early: each of these answers is had once. */
export function afterEarlyCalls(send: typeof fetch): typeof fetch {
  return async (...request) => {
    const key = keyOf(...request);
    const answer = early?.answers.get(key);
    early?.answers.delete(key);
    // What is written now, an early answer does not know.
    if (!answer && !key.startsWith('GET ')) early?.answers.clear();
    return answer ?? send(...request);
  };
}

function keyOf(input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}): string {
  const address = input instanceof Request ? input.url : String(input);
  return `${method} ${address}`;
}
