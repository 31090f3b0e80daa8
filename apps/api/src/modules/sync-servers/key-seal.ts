import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** By what a reader is let in elsewhere is kept so that the database, or a backup of it, does not tell it alone. */
export type KeySeal = {
  readonly seal: (key: string, lock: Lock) => string;
  /** Undefined where it was sealed for another reader or server, or with another secret than there is now. */
  readonly open: (sealed: string, lock: Lock) => string | undefined;
};

/** Whose key it is, and of which server: who can only write to the database does not send it elsewhere. */
type Lock = { readonly userId: number; readonly url: string };

const bytesOf = ({ userId, url }: Lock) => Buffer.from(`${userId} ${url}`);

/** Seals with AES-256-GCM (NIST SP 800-38D), by a key that HKDF (RFC 5869) derives from the session secret. */
export function keySeal(secret: string): KeySeal {
  const sealing = Buffer.from(hkdfSync('sha256', secret, '', 'keys of sync servers', KEY_BYTES));
  return {
    seal: (key, lock) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(bytesOf(lock));
      const text = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open: (sealed, lock) => {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES })
          .setAAD(bytesOf(lock))
          .setAuthTag(tag);
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
