import { describe, expect, test } from 'vitest';

import { schemas } from '../contract/index.ts';
import { WEBHOOK_MESSAGES } from '../domain/webhooks.ts';
import { verifyWebhook, webhookSignature } from './index.ts';

/** The example of the Standard Webhooks specification ("Signature scheme", "Verifying signatures"). */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const TIMESTAMP = 1_614_265_330;
const BODY = '{"test": 2432232314}';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

const NOW = TIMESTAMP * 1000;
const HEADERS = {
  'webhook-id': ID,
  'webhook-timestamp': String(TIMESTAMP),
  'webhook-signature': SIGNATURE,
};

test('a signature is that of the specification’s example', async () => {
  const parts = { id: ID, timestamp: TIMESTAMP, body: BODY };
  expect(await webhookSignature(SECRET, parts)).toBe(SIGNATURE);
  expect(await webhookSignature(SECRET.slice(6), parts)).toBe(SIGNATURE);
});

describe('a request is a delivery', () => {
  const other = 'v1,AAAASsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  test.each([
    ['as it was sent', HEADERS, NOW],
    ['with headers of the Fetch API', new Headers(HEADERS), NOW],
    ['five minutes later', HEADERS, NOW + 300_000],
    ['by a clock that is five minutes slow', HEADERS, NOW - 300_000],
    [
      'with one of several signatures',
      { ...HEADERS, 'webhook-signature': `${other} ${SIGNATURE}` },
      NOW,
    ],
  ])('%s', async (_case, headers, now) => {
    expect(await verifyWebhook(BODY, headers, SECRET, now)).toEqual({ test: 2_432_232_314 });
  });

  test('within the tolerance that is asked for', async () => {
    const tolerance = { toleranceS: 3600 };
    const hourLater = verifyWebhook(BODY, HEADERS, SECRET, NOW + 3_600_000, tolerance);
    expect(await hourLater).toEqual({ test: 2_432_232_314 });
  });
});

describe('a request is refused', () => {
  test.each([
    ['another body', '{"test": 2432232315}', HEADERS, SECRET, NOW],
    ['another secret', BODY, HEADERS, 'whsec_AAAQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', NOW],
    ['another id', BODY, { ...HEADERS, 'webhook-id': 'msg_other' }, SECRET, NOW],
    ['another time', BODY, { ...HEADERS, 'webhook-timestamp': '1614265331' }, SECRET, NOW],
    ['no number for a time', BODY, { ...HEADERS, 'webhook-timestamp': '1e9' }, SECRET, NOW],
    [
      'a signature of another version',
      BODY,
      { ...HEADERS, 'webhook-signature': SIGNATURE.replace('v1', 'v2') },
      SECRET,
      NOW,
    ],
    [
      'half a signature',
      BODY,
      { ...HEADERS, 'webhook-signature': SIGNATURE.slice(0, 20) },
      SECRET,
      NOW,
    ],
    [
      'more than its signature',
      BODY,
      { ...HEADERS, 'webhook-signature': `${SIGNATURE}=` },
      SECRET,
      NOW,
    ],
    ['no signature', BODY, { ...HEADERS, 'webhook-signature': undefined }, SECRET, NOW],
    ['no id', BODY, { ...HEADERS, 'webhook-id': '' }, SECRET, NOW],
    ['a time too long ago', BODY, HEADERS, SECRET, NOW + 301_000],
    ['a time still to come', BODY, HEADERS, SECRET, NOW - 301_000],
  ])('with %s', async (_case, body, headers, secret, now) => {
    await expect(verifyWebhook(body, headers, secret, now)).rejects.toMatchObject({
      name: 'WebhookError',
    });
  });
});

test('each kind of message has a schema with an example', () => {
  const kinds = schemas.WebhookMessage.anyOf;
  const types = kinds.map(({ properties }) => properties.type.const);
  expect(new Set(types)).toEqual(new Set(WEBHOOK_MESSAGES));
  expect(kinds).toMatchObject(types.map((type) => ({ examples: [{ type }] })));
});
