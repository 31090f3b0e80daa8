import type { BookRuns, BookSources, GenerationRun } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

import { worker } from './worker.ts';

/** The texts of a book; no text, no model and nobody who may generate, unless told otherwise. */
export function serveSources(bookId: number, served: Partial<BookSources> = {}): void {
  const answer: BookSources = { sources: [], mayGenerate: false, hasModel: false, ...served };
  worker.use(http.get(`/api/books/${bookId}/sources`, () => HttpResponse.json(answer)));
}

const isRunning = ({ state }: GenerationRun) => state === 'running';
const eventOf = (runs: BookRuns) => new TextEncoder().encode(`data: ${JSON.stringify(runs)}\n\n`);

/** The runs of a book, none at first, and no proposals; they stream as they change, until none is under way. */
export function serveRuns(bookId: number, initial: BookRuns = []) {
  let runs = initial;
  const asked: string[] = [];
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const send = (stream: ReadableStreamDefaultController<Uint8Array>): void => {
    stream.enqueue(eventOf(runs));
    if (runs.some(isRunning)) return;
    stream.close();
    streams.delete(stream);
  };
  const tell = (next: BookRuns): void => {
    runs = next;
    for (const stream of streams) send(stream);
  };
  const streaming = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => {
        streams.add(stream);
        send(stream);
      },
    });
  worker.use(
    http.get(`/api/users/:userId/books/${bookId}/proposals`, () =>
      HttpResponse.json({ proposals: [], left: 0 }),
    ),
    http.get(`/api/books/${bookId}/runs`, () => {
      asked.push('runs');
      return HttpResponse.json(runs);
    }),
    http.get(`/api/books/${bookId}/runs/events`, () => {
      asked.push('events');
      return new HttpResponse(streaming(), { headers: { 'content-type': 'text/event-stream' } });
    }),
    http.post(`/api/books/${bookId}/runs/cancel`, () => {
      asked.push('cancel');
      tell(runs.map((run) => (isRunning(run) ? { ...run, state: 'cancelled' } : run)));
      return HttpResponse.json(runs);
    }),
  );
  return {
    /** The calls about runs, in turn. */
    asked,
    /** The runs as they are from now on. */
    tell,
    /** Breaks the streams off, as a lost connection does. */
    breakOff: () => {
      for (const stream of streams) stream.error(new Error('connection lost'));
      streams.clear();
    },
  };
}
