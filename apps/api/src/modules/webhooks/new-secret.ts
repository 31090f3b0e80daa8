import { randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** A secret to sign with, as the Standard Webhooks specification writes it. */
export const newSecret = (): string => `whsec_${randomBytes(KEY_BYTES).toString('base64')}`;
