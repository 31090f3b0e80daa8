import type { Passkey, PasskeyCreation, PasskeyRequest } from '@morsel/sdk/contract';
import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { vi } from 'vitest';

import { serveSignInOptions } from './api.ts';
import { worker } from './worker.ts';

export const aPasskey = (over: Partial<Passkey> = {}): Passkey => ({
  id: 3,
  name: 'Bitwarden',
  rpId: window.location.hostname,
  createdAt: Date.now() - 2.5 * DAY_MS,
  usedAt: null,
  isBackedUp: true,
  ...over,
});

const aRequest: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'morsel.example',
  timeout: 5 * MINUTE_MS,
  userVerification: 'required',
  allowCredentials: [],
};

const aCreation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'morsel.example', name: 'Morsel' },
  user: { id: 'aGFuZGxl', name: 'ada@example.org', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 5 * MINUTE_MS,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

type Replies = {
  /** To what a passkey has signed. */
  readonly signIn?: HttpResponseResolver;
  readonly confirm?: HttpResponseResolver;
  /** Before a new passkey is made. */
  readonly challenge?: HttpResponseResolver;
  readonly add?: HttpResponseResolver;
  readonly rename?: HttpResponseResolver;
  readonly remove?: HttpResponseResolver;
};

type Sent = { readonly call: string; readonly body: unknown };

const ok = () => HttpResponse.json({ ok: true });

/** An API at an address where browsers have passkeys, beside what else is served; returns what it was sent. */
export function servePasskeys(replies: Replies = {}): Sent[] {
  const sent: Sent[] = [];
  const noted =
    (reply: HttpResponseResolver = ok): HttpResponseResolver =>
    async (info) => {
      const { method, url } = info.request;
      const text = await info.request.clone().text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ call: `${method} ${new URL(url).pathname}`, body });
      return reply(info);
    };
  const request = () => HttpResponse.json(aRequest);
  serveSignInOptions({ hasPasskeys: true });
  worker.use(
    http.post('/api/signin/passkey/challenge', request),
    http.post('/api/signin/passkey', noted(replies.signIn)),
    http.post('/api/confirm/passkey/challenge', request),
    http.post('/api/confirm/passkey', noted(replies.confirm)),
    http.post(
      '/api/passkeys/challenge',
      noted(replies.challenge ?? (() => HttpResponse.json(aCreation))),
    ),
    http.post('/api/passkeys', noted(replies.add ?? (() => HttpResponse.json(aPasskey())))),
    http.patch('/api/passkeys/:passkeyId', noted(replies.rename)),
    http.delete(
      '/api/passkeys/:passkeyId',
      noted(
        replies.remove ??
          (() => HttpResponse.json({ rpId: 'morsel.example', credentialId: 'AQID' })),
      ),
    ),
  );
  return sent;
}

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

const credential = {
  id: 'AQID',
  rawId: bytes(1, 2, 3),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** A signature as browsers give it; what comes of it in JSON is `SIGNED`. */
export const signature = () => ({
  ...credential,
  response: {
    clientDataJSON: bytes(4),
    authenticatorData: bytes(5),
    signature: bytes(6),
    userHandle: bytes(7),
  },
});

export const SIGNED = {
  id: 'AQID',
  rawId: 'AQID',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'BA',
    authenticatorData: 'BQ',
    signature: 'Bg',
    userHandle: 'Bw',
  },
};

export const newCredential = () => ({
  ...credential,
  response: {
    clientDataJSON: bytes(4),
    attestationObject: bytes(8),
    getTransports: () => ['internal'],
  },
});

/** As browsers refuse; a reader who cancels is a `NotAllowedError`. */
export const refusedBy = (name: string) => () =>
  Promise.reject(new DOMException('As the browser says it', name));

type Asking = (options?: CredentialRequestOptions) => unknown;

type Browser = {
  readonly sign?: Asking;
  readonly make?: () => Promise<unknown>;
  /** Offers passkeys among what it fills in; without it, it cannot. */
  readonly fillIn?: Asking;
};

/** A browser in which readers do this when they are asked for a passkey; returns what it was told to forget. */
export function browserWith({ sign, make, fillIn }: Browser): unknown[] {
  const forgotten: unknown[] = [];
  const ask: Asking = (options) =>
    options?.mediation === 'conditional' ? fillIn?.(options) : sign?.(options);
  const answer = (given: unknown) => given as Credential | null;
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) =>
    answer(await ask(options)),
  );
  vi.spyOn(navigator.credentials, 'create').mockImplementation(async () => answer(await make?.()));
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(
    fillIn !== undefined,
  );
  vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockImplementation(async (options) => {
    forgotten.push(options);
  });
  return forgotten;
}
