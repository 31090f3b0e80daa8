import { HttpResponse } from 'msw';

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

const send = globalThis.fetch;
let turn = newTurn();

/** What is answered after the end of its test reaches nobody, so that nothing follows from it. */
function call(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const mine = turn;
  const asked = new Request(input, init);
  return new Promise((resolve, reject) => {
    if (mine.over) return;
    asked.signal.throwIfAborted();
    asked.signal.addEventListener('abort', () => reject(asked.signal.reason));
    // It goes out without the signal: what was given up would be on its way all the same.
    const answer = send(new Request(asked, { signal: null })).then(
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
