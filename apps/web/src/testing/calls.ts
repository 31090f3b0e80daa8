import { getResponse, HttpResponse, RequestHandler } from 'msw';

import { recordUnexpected } from './unexpected.ts';
import { worker } from './worker.ts';

/** The calls of one test. */
interface Turn {
  over: boolean;
  readonly end: PromiseWithResolvers<void>;
  readonly underWay: Set<Promise<unknown>>;
}

const newTurn = (): Turn => ({
  over: false,
  end: Promise.withResolvers(),
  underWay: new Set(),
});

const { fetch: send, setTimeout } = globalThis;
let turn = newTurn();

/** Ends the turn of whoever calls: no answer is there before they have gone on. */
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What the handlers of the test answer; undefined where none of them does. */
async function handled(asked: Request): Promise<Response | undefined> {
  const handlers = worker.listHandlers().filter((each) => each instanceof RequestHandler);
  // Without credentials, as no handler looks at cookies: each would ask the browser for them.
  const request = new Request(asked.clone(), { credentials: 'omit' });
  try {
    return await getResponse(handlers, request);
  } catch (error) {
    recordUnexpected(`a handler failed: ${asked.method} ${asked.url}: ${String(error)}`);
    return HttpResponse.error();
  }
}

/**
 * The answer without the way through worker and browser, a fifth of all that the tests compute. A
 * call without a handler takes it, and the worker tells of it.
 */
async function answerTo(asked: Request): Promise<Response> {
  await aMoment();
  const answer = await handled(asked);
  if (answer?.type === 'error') throw new TypeError('Failed to fetch');
  return answer ?? send(asked);
}

/** What is answered after the end of its test reaches nobody, so that nothing follows from it. */
function call(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const mine = turn;
  const asked = new Request(input, init);
  return new Promise((resolve, reject) => {
    if (mine.over) return;
    asked.signal.throwIfAborted();
    asked.signal.addEventListener('abort', () => reject(asked.signal.reason));
    // It goes out without the signal: what was given up would be on its way all the same.
    const answer = answerTo(new Request(asked, { signal: null })).then(
      (response) => mine.over || resolve(response),
      (error: unknown) => mine.over || reject(error),
    );
    mine.underWay.add(answer);
  });
}

/** Has all calls of the app counted among those of the test that made them. */
export function countCalls(): void {
  globalThis.fetch = call;
}

/** From here on, calls are those of another test. */
export function beginCalls(): void {
  turn = newTurn();
}

/** Ends the calls of a test: no more go out, and those that did are answered by its handlers. */
export async function endCalls(): Promise<void> {
  turn.over = true;
  turn.end.resolve();
  await Promise.all(turn.underWay);
}

/** A handler whose answer does not come as long as the test runs. */
export async function unanswered(): Promise<Response> {
  await turn.end.promise;
  return HttpResponse.error();
}
