import type { FeedItem, SignInOptions, User } from '@morsel/sdk/contract';
import { CONFIRMATION_REQUIRED } from '@morsel/sdk/domain';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import { worker } from './worker.ts';

/** A refusal as the API words it; `field` is the part of the request that is at fault. */
export const problem = (status: number, detail = 'Refused', field?: string) =>
  problemWith({ type: 'about:blank', status, detail, ...(field && { field }) });

/** The refusal of a session that has to be confirmed first. */
export const confirmationRequired = () =>
  problemWith({ type: CONFIRMATION_REQUIRED, status: 403, detail: 'Prove it' });

const problemWith = ({ status, ...told }: { type: string; status: number; detail: string }) =>
  HttpResponse.json(
    { title: 'Refused', status, ...told },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

export function anAccount(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    name: 'Ada',
    email: 'ada@example.org',
    role: 'reader',
    xp: 0,
    level: 1,
    streak: 0,
    ...overrides,
  };
}

/** Has the server offer the ordinary ways in, or these. */
export function serveSignInOptions(over: Partial<SignInOptions> = {}): void {
  const options: SignInOptions = {
    passwordPolicy: 'basic',
    hasPasswordForm: true,
    openIdName: null,
    openIdCreatesAccounts: false,
    hasPasskeys: false,
    ...over,
  };
  worker.use(http.get('/api/sign-in-options', () => HttpResponse.json(options)));
}

/** The server is out of reach for what it offers to those who sign in; returns how often it was asked. */
export function loseSignInOptions(): () => number {
  let asked = 0;
  const lost = () => {
    asked += 1;
    return HttpResponse.error();
  };
  worker.use(http.get('/api/sign-in-options', lost));
  return () => asked;
}

type Replies = {
  readonly user?: HttpResponseResolver;
  readonly demoUser?: HttpResponseResolver;
  readonly feed?: HttpResponseResolver;
  readonly stats?: HttpResponseResolver;
};

/**
 * An API for a test: nobody signed in, demo user 41, an empty feed, unless told otherwise. Returns
 * the addresses that were asked for, in turn.
 */
export function serve({ user, demoUser, feed, stats }: Replies = {}): string[] {
  const asked: string[] = [];
  const noted =
    (reply: HttpResponseResolver): HttpResponseResolver =>
    (info) => {
      const { method, url } = info.request;
      const { pathname, search } = new URL(url);
      asked.push(`${method} ${pathname}${search}`);
      return reply(info);
    };
  serveSignInOptions();
  const provider = { model: 'gpt', place: 'openai', address: null, reviewModel: null };
  worker.use(
    http.get('/api/users', noted(user ?? (() => problem(401)))),
    http.get('/api/generation', () =>
      HttpResponse.json({ hasModel: true, needsText: false, provider }),
    ),
    http.post('/api/demo-user', noted(demoUser ?? (() => HttpResponse.json({ id: 41 })))),
    http.get('/api/quiz/feed', noted(feed ?? (() => HttpResponse.json([])))),
    http.get(
      '/api/users/:userId/stats',
      noted(
        stats ??
          (() =>
            HttpResponse.json({
              totalAnswered: 0,
              correctAnswered: 0,
              xp: 0,
              level: 1,
              streak: 0,
            })),
      ),
    ),
  );
  return asked;
}

/** Pages of a feed by offset; beyond the last one there is nothing. */
export function pagesOf(items: readonly FeedItem[], size = 5): HttpResponseResolver {
  return ({ request }) => {
    const offset = Number(new URL(request.url).searchParams.get('offset'));
    return HttpResponse.json(items.slice(offset, offset + size));
  };
}
