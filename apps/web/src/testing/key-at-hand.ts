import type { PackItem } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

import { offline } from '../offline/door.ts';
import { takeKeysToHand } from '../offline/pack/keys-at-hand.ts';
import { aPack } from './study-pack.ts';
import { worker } from './worker.ts';

const READER = 41;

const whenIdle = (work: () => void) => {
  work();
  return () => undefined;
};

/** A pack with a question, and `reply` as the server's word on answers: what it was sent comes back, with the operations' ids. */
export function serveAnswers(packed: PackItem, reply: () => Promise<Response>): string[] {
  const sent: string[] = [];
  worker.use(
    http.get('/api/users/:id/study-pack', () => HttpResponse.json(aPack([packed]))),
    http.post('/api/quiz/answer', async ({ request }) => {
      const body = await request.text();
      sent.push(`${request.headers.get('idempotency-key')} ${body}`);
      return reply();
    }),
  );
  return sent;
}

/** Fetches the pack and has its keys at hand. */
export async function takePackToHand(): Promise<void> {
  const { renewPack } = await offline();
  await renewPack(READER);
  await takeKeysToHand(READER, { whenIdle });
}
