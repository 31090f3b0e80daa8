import { setTimeout as pause } from 'node:timers/promises';

import type { FeedItem } from '@morsel/sdk/contract';

import { type Callers, PASSWORD } from './caller.ts';
import { upTo } from './scale.ts';
import type { Waits } from './waits.ts';

/** Their next tap, not a flood: what is looked at is the waiting. */
const PAUSE_MS = 20;
const PAGE = 5;
const SIGN_IN = 'a sign-in';
/** Each costs the server a hash. */
const SIGN_IN_PAUSE_MS = 1000;
/** Enough for any attack: each may sign in a hundred times an hour. */
const MEMBERS = 4;

type Visit = () => Promise<unknown>;

/** Newcomers, a reader, an admin, somebody who signs in and somebody who opens the page. What they get must be as ever, or they throw. */
export async function bystanders({ stranger, guest, account, admin }: Callers) {
  let met = 0;
  /** Each of a wide network of their own, far from all attackers. */
  const address = () => {
    met += 1;
    return `2001:${met.toString(16)}:${(process.pid % 0x1_00_00).toString(16)}::1`;
  };
  const reader = await account(address(), `bystander-${process.pid}@example.org`);
  await reader.get('/api/users/add-default-books', { method: 'POST' });
  const boss = await admin(address());
  const passerBy = stranger(address());
  const emails = upTo(MEMBERS).map((at) => `bystander-${process.pid}-${at}@example.org`);
  for (const email of emails) await account(address(), email);
  let signedIn = 0;

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
    [SIGN_IN]: async () => {
      const email = emails[(signedIn += 1) % MEMBERS];
      const body = { email, password: PASSWORD };
      await stranger(address()).get('/api/signin', { body });
    },
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
        const ms = name === SIGN_IN ? SIGN_IN_PAUSE_MS : PAUSE_MS;
        await pause(ms, undefined, { signal: end.signal }).catch(() => {});
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
