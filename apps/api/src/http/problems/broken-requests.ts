import type { Socket } from 'node:net';

import { problemWith } from './problem.ts';

type BrokenRequest = Error & { code?: string };

/**
 * Answers what cannot be read as a request, so that no route sees it, and ends the connection.
 *
 * @param headers beside those that tell of the answer itself
 */
export const brokenRequestAnswerer =
  (headers: Readonly<Record<string, string>>) =>
  (error: BrokenRequest, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    socket.end(answerTo(error, headers));
  };

function answerTo({ code }: BrokenRequest, headers: Readonly<Record<string, string>>): string {
  const problem = problemWith(findingOf(code));
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

function findingOf(code: string | undefined): { status: number; detail: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: 408, detail: 'The request took too long to arrive' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, detail: 'The headers of the request are too large' };
  }
  return { status: 400, detail: 'This is no request that can be read' };
}
