import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

export type Connection = {
  readonly write: (text: string | Uint8Array) => void;
  /** Once all that was written is with the machine's network, or an error. */
  readonly drained: (bytes: Uint8Array) => Promise<void>;
  /** What has come, as soon as it matches. */
  readonly answer: (pattern: RegExp) => Promise<string>;
  readonly leave: () => void;
  /** All that came until the server ended the connection. */
  readonly answers: () => Promise<string>;
};

/** A connection to the server on which a test writes what it likes; to be called inside a test. */
export async function connection(app: FastifyInstance): Promise<Connection> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const ended = once(socket, 'close');
  ended.catch(() => {});
  await once(socket, 'connect');
  return {
    write: (text) => void socket.write(text),
    drained: (bytes) =>
      new Promise((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    async answer(pattern) {
      while (!pattern.test(received)) await once(socket, 'data');
      return received;
    },
    leave: () => void socket.destroy(),
    async answers() {
      // Where the server still had something to read, its end comes as an error.
      await ended.catch(() => {});
      return received;
    },
  };
}

type UploadHead = {
  readonly bookId: number;
  readonly cookie: string;
  readonly length: number | 'chunked';
  /** Asks the server to say when it looks at the request. */
  readonly expects?: boolean;
};

/** The begin of a request that adds a text; its body is to follow. */
export function uploadHead({ bookId, cookie, length, expects = false }: UploadHead): string {
  return [
    `POST /api/books/${bookId}/sources?name=Notes&kind=notes HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/octet-stream',
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    `Cookie: ${cookie}`,
    ...(expects ? ['Expect: 100-continue'] : []),
    '\r\n',
  ].join('\r\n');
}
