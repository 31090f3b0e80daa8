const SECRET_PREFIX = 'whsec_';

/** What is signed: the message id, the time of sending (seconds since 1970) and the body as it is sent. */
export interface SignedParts {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The header `webhook-signature` of a delivery, `v1,` and the HMAC-SHA256 in base64, as the Standard
 * Webhooks specification has it (https://github.com/standard-webhooks/standard-webhooks, "Signature scheme").
 *
 * @param secret `whsec_` and the key in base64; the prefix may be left out.
 * @throws when the secret is no base64.
 */
export async function webhookSignature(secret: string, parts: SignedParts): Promise<string> {
  const { id, timestamp, body } = parts;
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyOf(secret), hash, false, ['sign']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return `v1,${btoa(String.fromCodePoint(...signature))}`;
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const base64 = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}
