import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';

import type { Endpoint, SchemaName } from '../contract/endpoint.ts';
import { endpoints, type EndpointName } from '../contract/endpoints.ts';
import * as schemas from '../contract/schemas/index.ts';
import type { Subject } from '../testing/call.ts';
import { calls } from '../testing/every-call.ts';
import { sentBy } from '../testing/sent-by.ts';
import { createClient } from './create-client.ts';

function isEndpointName(name: string): name is EndpointName {
  return name in endpoints;
}

const credential = {
  id: 'AQID',
  rawId: 'AQID',
  type: 'public-key',
  clientExtensionResults: { credProps: { rk: true } },
} as const;
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: null },
};

const SUBJECT: Subject = {
  userId: 7,
  bookId: 2,
  slug: 'a-title-by-an-author',
  questionId: 3,
  flashcardId: 4,
  opId: 'answered-just-now',
  itemId: 5,
  biteId: 9,
  ownItemId: 5,
  written: { questionId: 3, opId: 'answered-just-now' },
  sourceId: 8,
  documentId: 11,
  highlightedBookId: 12,
  login: { email: 'ada@example.org', password: 'lovelace' },
  sessionId: '0123456789abcdef0123456789abcdef',
  resetToken: 'a-token',
  passkeyId: 6,
  tokenId: 10,
  webhookId: 11,
  deliveryId: 12,
  signed: {
    signIn: assertion,
    confirmation: assertion,
    attestation: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } },
  },
  confirmation: 'ada@example.org',
  newEmail: 'nora@example.org',
};

const subjectParts: Readonly<Record<string, unknown>> = { ...SUBJECT };
const schemaNamed: Readonly<Record<SchemaName, TSchema>> = { ...schemas };

/** What is wrong with a part of a request: it is as the endpoint says, and about the subject. */
function faultsOf(part: object | undefined, name: SchemaName | undefined): unknown[] {
  if (name === undefined) return part === undefined ? [] : [part];
  const values = Object.entries(part ?? {});
  return [
    ...Value.Errors(schemaNamed[name], part ?? {}),
    ...values.filter(([key, value]) => key in subjectParts && subjectParts[key] !== value),
  ];
}

/** The search of an address; its numbers are texts there. */
function queryOf({ searchParams }: URL): Record<string, string | number> | undefined {
  if (searchParams.size === 0) return undefined;
  const read = ([name, text]: [string, string]) => [name, /^\d+$/.test(text) ? Number(text) : text];
  return Object.fromEntries([...searchParams].map(read));
}

/** What goes through the pages of another call. */
const OVER_PAGES = [
  'quiz.feedItems',
  'books.all',
  'ownItems.all',
  'admin.allBooks',
  'admin.allHidings',
];

describe('every endpoint has a call', () => {
  test.each(Object.keys(endpoints).filter(isEndpointName))('%s', async (name) => {
    const { method, path, query, body, upload }: Endpoint = endpoints[name];
    const sent = await sentBy((client) => calls[name](client, SUBJECT));
    const url = new URL(sent.url, 'https://morsel.example');
    const address = path.replaceAll(/:(\w+)/g, (_, part) => String(subjectParts[part]));
    expect(sent.method).toBe(method);
    expect(url.pathname).toBe(address);
    expect(faultsOf(queryOf(url), query)).toEqual([]);
    const isFile = sent.body instanceof Blob;
    expect(isFile).toBe(upload === 'file');
    expect(faultsOf(isFile ? undefined : sent.body, body)).toEqual([]);
    const type = upload ? 'application/octet-stream' : body && 'application/json';
    expect(sent.headers.get('content-type') ?? undefined).toBe(type);
  });

  test('and no call is left over', () => {
    const client = createClient();
    const verbs = Object.entries(client).flatMap(([group, calls]) =>
      Object.keys(calls).map((verb) => `${group}.${verb}`),
    );
    const calls = verbs.filter((verb) => !OVER_PAGES.includes(verb));
    expect(verbs).toEqual(expect.arrayContaining(OVER_PAGES));
    expect(calls).toHaveLength(Object.keys(endpoints).length);
  });
});

test('without a fetch of its own it uses the one that is global when it calls', async () => {
  const original = globalThis.fetch;
  const client = createClient();
  globalThis.fetch = () => Promise.resolve(Response.json([{ name: 'History', color: '#FFBE1A' }]));
  try {
    await expect(client.topics.list()).resolves.toHaveLength(1);
  } finally {
    globalThis.fetch = original;
  }
});
