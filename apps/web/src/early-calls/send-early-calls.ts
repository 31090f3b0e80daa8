/**
 * Asks for the feed's first page while the page's own code is still on its way, so that the first card
 * needs no chain of requests. It stands alone and small: who reads is taken from what the device
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
const FEED_ADDRESSES = new Set(['/', '/feed']);

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

function askForFeed(userId: number): void {
  const page = { limit: String(feedPageLength()), offset: '0', userId: String(userId) };
  const address = below(`/api/quiz/feed?${new URLSearchParams(page)}`);
  keep(`GET ${address}`, call('GET', address, { 'feed-id': feedId }));
}

/** The guest is told of once the feed has been asked for, so that nobody else asks for it. */
async function becomeGuest(): Promise<Response> {
  const answer = await call('POST', below(GUESTS));
  if (answer.ok) {
    const { id }: { readonly id: number } = await answer.clone().json();
    askForFeed(id);
  }
  return answer;
}

function send(): void {
  const isFeed = FEED_ADDRESSES.has(ownPath(location.pathname));
  if (!isFeed || new URLSearchParams(location.search).has('due') || isLogoutOwed()) return;
  // Where the page's own code was faster, it has asked by itself.
  if (globalThis.morselEarlyCalls) return;
  globalThis.morselEarlyCalls = { feedId, answers };
  const readerId = savedReader()?.userId ?? storedDemoUserId();
  if (readerId !== undefined) askForFeed(readerId);
  // Whoever has a session, but no name on this device, is asked for first.
  else if (!document.cookie.includes(SIGNED_IN_COOKIE))
    keep(`POST ${below(GUESTS)}`, becomeGuest());
}

send();
