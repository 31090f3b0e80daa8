import type { Session, Shelf, SignInWays, User } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import { SettingsScreen } from '../screens/settings/settings-screen.tsx';
import { problem, serve } from './api.ts';
import { render } from './render.tsx';
import { worker } from './worker.ts';

type Replies = {
  /** Nobody is signed in without it. */
  readonly account?: User;
  readonly password?: HttpResponseResolver;
  readonly logoutEverywhere?: HttpResponseResolver;
  /** This device alone without it. */
  readonly sessions?: HttpResponseResolver;
  readonly sessionEnd?: HttpResponseResolver;
  readonly confirmation?: HttpResponseResolver;
  /** None without it. */
  readonly passkeys?: HttpResponseResolver;
  /** None without it. */
  readonly tokens?: HttpResponseResolver;
  readonly tokenCreation?: HttpResponseResolver;
  readonly tokenRevocation?: HttpResponseResolver;
  /** None without it. */
  readonly webhooks?: HttpResponseResolver;
  readonly webhookCreation?: HttpResponseResolver;
  readonly webhookChange?: HttpResponseResolver;
  readonly webhookRemoval?: HttpResponseResolver;
  readonly secretRenewal?: HttpResponseResolver;
  /** None without it. */
  readonly deliveries?: HttpResponseResolver;
  readonly webhookTest?: HttpResponseResolver;
  readonly resending?: HttpResponseResolver;
  /** A password among others, and proved just now, without it; what is proved meanwhile stays so. */
  readonly ways?: () => Partial<SignInWays>;
  readonly data?: HttpResponseResolver;
  readonly deletion?: HttpResponseResolver;
  /** Nothing was reported without it. */
  readonly reports?: HttpResponseResolver;
  readonly standing?: HttpResponseResolver;
  /** No device has told anything without it. */
  readonly documents?: HttpResponseResolver;
  readonly documentLink?: HttpResponseResolver;
  /** Nothing is passed on without it. */
  readonly syncServer?: HttpResponseResolver;
  readonly syncServerNaming?: HttpResponseResolver;
  /** No app has sent any without it. */
  readonly highlights?: HttpResponseResolver;
  readonly highlightsChoice?: HttpResponseResolver;
  readonly highlightsLink?: HttpResponseResolver;
  /** Empty without it. */
  readonly shelf?: Shelf;
};

type Sent = { call: string; body: unknown };

export function aSession(over: Partial<Session> = {}): Session {
  const id = '0123456789abcdef0123456789abcdef';
  const at = { startedAt: Date.now() - 1.5 * DAY_MS, seenAt: Date.now() };
  return { id, device: 'Chrome on Linux', isPresent: true, ...at, ...over };
}

export const signInWays = (over: Partial<SignInWays> = {}): SignInWays => ({
  hasPassword: true,
  openIdLink: null,
  onlyWay: null,
  isConfirmed: true,
  ...over,
});

const ok = () => HttpResponse.json({ ok: true });

/** An API for tests of the settings where all goes well unless told otherwise; returns what it was sent. */
export function serveSettings({ account, ...replies }: Replies = {}): Sent[] {
  const sent: Sent[] = [];
  let isProved = false;
  const ways = () => signInWays({ ...replies.ways?.(), ...(isProved && { isConfirmed: true }) });
  const confirm: HttpResponseResolver = async (info) => {
    const answer = await (replies.confirmation ?? ok)(info);
    isProved = answer instanceof Response && answer.ok;
    return answer;
  };
  const noted =
    (reply: HttpResponseResolver = ok): HttpResponseResolver =>
    async (info) => {
      const { method, url } = info.request;
      const text = await info.request.clone().text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ call: `${method} ${new URL(url).pathname}`, body });
      return reply(info);
    };
  serve({ user: () => (account ? HttpResponse.json(account) : problem(401)) });
  worker.use(
    http.post('/api/users/password', noted(replies.password)),
    http.get('/api/sessions', replies.sessions ?? (() => HttpResponse.json([aSession()]))),
    http.delete('/api/sessions/:sessionId', noted(replies.sessionEnd)),
    http.post('/api/confirm', noted(confirm)),
    http.get('/api/sign-in-ways', () => HttpResponse.json(ways())),
    http.get('/api/passkeys', replies.passkeys ?? (() => HttpResponse.json([]))),
    http.get('/api/tokens', replies.tokens ?? (() => HttpResponse.json([]))),
    http.post('/api/tokens', noted(replies.tokenCreation)),
    http.delete('/api/tokens/:tokenId', noted(replies.tokenRevocation)),
    http.get('/api/webhooks', replies.webhooks ?? (() => HttpResponse.json([]))),
    http.post('/api/webhooks', noted(replies.webhookCreation)),
    http.patch('/api/webhooks/:webhookId', noted(replies.webhookChange)),
    http.delete('/api/webhooks/:webhookId', noted(replies.webhookRemoval)),
    http.post('/api/webhooks/:webhookId/secret', noted(replies.secretRenewal)),
    http.get(
      '/api/webhooks/:webhookId/deliveries',
      replies.deliveries ?? (() => HttpResponse.json([])),
    ),
    http.post('/api/webhooks/:webhookId/test', noted(replies.webhookTest)),
    http.post('/api/webhooks/:webhookId/deliveries/:deliveryId/resend', noted(replies.resending)),
    http.post('/api/logout-everywhere', noted(replies.logoutEverywhere)),
    http.get('/api/users/:userId/export', noted(replies.data)),
    http.delete('/api/users/:userId', noted(replies.deletion)),
    http.patch('/api/users/:userId/standing', noted(replies.standing)),
    http.get('/api/users/:userId/standing', () =>
      HttpResponse.json({ rank: 3, readers: 9, isListed: true }),
    ),
    http.get('/api/users/:userId/documents', replies.documents ?? (() => HttpResponse.json([]))),
    http.get('/api/sync-server', replies.syncServer ?? (() => HttpResponse.json({ server: null }))),
    http.post('/api/sync-server', noted(replies.syncServerNaming)),
    http.delete('/api/sync-server', noted(ok)),
    http.get('/api/users/:userId/books', () => HttpResponse.json(replies.shelf ?? [])),
    http.get(
      '/api/users/:userId/highlights',
      replies.highlights ??
        (() => HttpResponse.json({ books: [], makesCards: false, addsBooks: false })),
    ),
    http.patch('/api/users/:userId/highlights', noted(replies.highlightsChoice)),
    http.patch('/api/users/:userId/highlights/:id', noted(replies.highlightsLink)),
    http.delete('/api/users/:userId/highlights/:id', noted(ok)),
    http.patch('/api/users/:userId/documents/:documentId', noted(replies.documentLink)),
    http.delete('/api/users/:userId/documents/:documentId', noted(ok)),
    http.get('/api/reports', replies.reports ?? (() => HttpResponse.json([]))),
  );
  return sent;
}

export const openSettings = () => render(<SettingsScreen />, { path: '/settings' });
