import type { ClientRequest } from 'node:http';

import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';

import type { Caller } from './caller.ts';

/** A byte now and then. */
const EVERY_MS = 200;

export type Trickle = {
  /** The status with which the server ends it; undefined where it leaves, or breaks off without one. */
  readonly ended: Promise<number | undefined>;
  readonly leave: () => void;
};

/** Announces a text of 30 MB, sends so many bytes of it, and from then on, when this is resolved, a byte at a time. */
export async function trickle(caller: Caller, path: string, bytesAtOnce: number): Promise<Trickle> {
  const upload = caller.begin(path, MOST_SOURCE_BYTES);
  const ended = endOf(upload);
  await new Promise<void>((resolve) => {
    upload.once('continue', () => upload.write(new Uint8Array(bytesAtOnce), () => resolve()));
    void ended.then(() => resolve());
    upload.flushHeaders();
  });
  const timer = setInterval(() => upload.write('x'), EVERY_MS);
  void ended.then(() => clearInterval(timer));
  return { ended, leave: () => void upload.destroy() };
}

function endOf(upload: ClientRequest): Promise<number | undefined> {
  return new Promise((resolve) => {
    upload.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    upload.on('error', () => resolve(undefined)).on('close', () => resolve(undefined));
  });
}
