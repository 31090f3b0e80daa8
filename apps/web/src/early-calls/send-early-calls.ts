/**
 * Asks for what a first screen shows while the page's own code is still on its way, so that the first card
 * needs no chain of requests, nor do the library and the reader's progress. It stands alone and small: who reads is taken from what the device
 * remembers, and a newcomer becomes a guest at once, as the page's own code would have it. What it
 * does not know it leaves to that.
 */
import { newId } from '@morsel/sdk';
import { SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import { feedPageLength } from '@morsel/sdk/rules';

import { below, ownPath } from '../base-path.ts';
import { storedDemoUserId } from '../data/account/demo-user-storage.ts';
import { savedReader } from '../data/account/reader-storage.ts';
import { isLogoutOwed } from '../owed-logout.ts';

const GUESTS = '/api/demo-user';
const WHO = '/api/users';
const FEED_ADDRESSES = new Set(['/', '/feed']);

interface Reads {
  /** What everybody is told. */
  readonly ofAll: readonly string[];
  /** What readers are told of themselves, below their own address. */
  readonly ofReader: readonly string[];
}

/** What the header of every screen shows. */
const HEADER = 'stats';

const SCREENS: ReadonlyMap<string, Reads> = new Map([
  ['/library', { ofAll: ['books', 'generation'], ofReader: ['books', HEADER] }],
  [
    '/progress',
    {
      ofAll: ['leaderboard'],
      ofReader: [HEADER, 'books', 'progress', 'memory', 'achievements', 'standing'],
    },
  ],
]);

const feedId = newId();
const answers = new Map<string, Promise<Response>>();

function call(method: 'GET' | 'POST', address: string, headers: HeadersInit = {}) {
  return fetch(address, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...headers },
  });
}

/** Keeps the answer of a call for the page's own code. */
function keep(key: string, answer: Promise<Response>): void {
  answers.set(key, answer);
  // A failure is told where the answer is taken.
  answer.catch(() => undefined);
}

function ask(path: string): void {
  const address = below(path);
  keep(`GET ${address}`, call('GET', address));
}

function askForFeed(userId: number): void {
  const page = { limit: String(feedPageLength()), offset: '0', userId: String(userId) };
  const address = below(`/api/quiz/feed?${new URLSearchParams(page)}`);
  keep(`GET ${address}`, call('GET', address, { 'feed-id': feedId }));
  ask(`${WHO}/${userId}/${HEADER}`);
}

/** The guest is told of once what they read has been asked for, so that nobody else asks for it. */
async function becomeGuest(askFor: (userId: number) => void): Promise<Response> {
  const answer = await call('POST', below(GUESTS));
  if (answer.ok) {
    const { id }: { readonly id: number } = await answer.clone().json();
    askFor(id);
  }
  return answer;
}

function send(): void {
  const path = ownPath(location.pathname);
  const isFeed = FEED_ADDRESSES.has(path) && !new URLSearchParams(location.search).has('due');
  const screen = SCREENS.get(path);
  if (!(isFeed || screen) || isLogoutOwed()) return;
  // Where the page's own code was faster, it has asked by itself.
  if (globalThis.morselEarlyCalls) return;
  globalThis.morselEarlyCalls = { feedId, answers };
  for (const name of screen?.ofAll ?? []) ask(`/api/${name}`);
  const askFor = screen
    ? (userId: number) => screen.ofReader.forEach((name) => ask(`${WHO}/${userId}/${name}`))
    : askForFeed;
  const readerId = savedReader()?.userId ?? storedDemoUserId();
  if (readerId !== undefined) askFor(readerId);
  // Whoever has a session, but no name on this device, is asked for first.
  else if (!document.cookie.includes(SIGNED_IN_COOKIE))
    keep(`POST ${below(GUESTS)}`, becomeGuest(askFor));
}

send();
