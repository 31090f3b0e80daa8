import { setTimeout as pause } from 'node:timers/promises';

import type { FeedItem } from '@morsel/sdk/contract';

import type { Callers } from './caller.ts';
import type { Waits } from './waits.ts';

/** Their next tap, not a flood: what is looked at is the waiting. */
const PAUSE_MS = 20;
const PAGE = 5;

type Visit = () => Promise<unknown>;

/** Newcomers, a reader, an admin and somebody who opens the page. What they get must be as ever, or they throw. */
export async function bystanders({ stranger, guest, account, admin }: Callers) {
  let met = 0;
  /** Of nobody else, far from all attackers. */
  const address = () => {
    met += 1;
    return `198.51.${process.pid % 256}.${(met % 250) + 1}`;
  };
  const reader = await account(address(), `bystander-${process.pid}@example.org`);
  await reader.get('/api/users/add-default-books', { method: 'POST' });
  const boss = await admin(address());
  const passerBy = stranger(address());

  const visits: Readonly<Record<string, Visit>> = {
    'first feed of a newcomer': async () => {
      const newcomer = await guest(address());
      requirePage(await newcomer.get<FeedItem[]>(`/api/quiz/feed?limit=${PAGE}`));
    },
    'feed of a reader, one answered': async () => {
      const items = await reader.get<FeedItem[]>(`/api/quiz/feed?limit=${PAGE}`);
      requirePage(items);
      const question = items.find((item) => item.itemType === 'question' && item.type === 'mcq');
      if (question === undefined) return;
      const body = { userId: reader.id, questionId: question.id, answer: 0 };
      await reader.get('/api/quiz/answer', { body });
    },
    'reports, as an admin sees them': () => boss.get('/api/admin/reports'),
    'the page itself': async () => {
      const { status } = await passerBy.call('/');
      if (status !== 200) throw new Error(`The page answered ${status}`);
    },
  };

  /** Goes about their business, each at least once, until it is over. */
  return async (over: Promise<unknown>): Promise<Waits> => {
    const end = new AbortController();
    const watched = Object.entries(visits).map(async ([name, visit]) => {
      const waits: number[] = [];
      do {
        const start = performance.now();
        await visit();
        waits.push(performance.now() - start);
        await pause(PAUSE_MS);
      } while (!end.signal.aborted);
      return [name, waits] as const;
    });
    await over;
    end.abort();
    return Object.fromEntries(await Promise.all(watched));
  };
}

function requirePage(items: readonly unknown[]): void {
  if (items.length !== PAGE) throw new Error(`A page of the feed had ${items.length} items`);
}
