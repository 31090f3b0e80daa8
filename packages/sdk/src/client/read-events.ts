import { createParser } from 'eventsource-parser';

/** The data of each server-sent event, until the stream ends. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<unknown, void> {
  const received: unknown[] = [];
  const parser = createParser({ onEvent: ({ data }) => received.push(JSON.parse(data)) });
  for await (const piece of piecesOf(body.pipeThrough(new TextDecoderStream()))) {
    parser.feed(piece);
    yield* received.splice(0);
  }
}

/** Not every browser iterates a stream by itself. */
async function* piecesOf(stream: ReadableStream<string>): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
