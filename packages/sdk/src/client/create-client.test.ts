import { describe, expect, test } from 'vitest';

import { endpoints, type EndpointName } from '../contract/endpoints.ts';
import { calls } from '../testing/every-call.ts';
import { sentBy } from '../testing/sent-by.ts';
import { createClient } from './create-client.ts';

function isEndpointName(name: string): name is EndpointName {
  return name in endpoints;
}

describe('every endpoint has a call', () => {
  test.each(Object.keys(endpoints).filter(isEndpointName))('%s', async (name) => {
    const { call, url, body } = calls[name];
    const sent = await sentBy(call);
    expect(sent).toMatchObject({ method: endpoints[name].method, url, body });
    expect(sent.headers.has('content-type')).toBe(body !== undefined);
  });

  test('and no call is left over', () => {
    const client = createClient();
    const verbs = Object.values(client).flatMap((group) => Object.keys(group));
    expect(verbs).toHaveLength(Object.keys(endpoints).length);
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
