import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id, the library's default, at the least cost that OWASP's password storage page names. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs in a thread of its own (`password-hash.ts`), which it keeps busy for as long as it takes. */
export const hash = (password: string): string => hashSync(password, COST);

/** The same. */
export const verify = ({ storedHash, password }: { storedHash: string; password: string }) =>
  verifySync(storedHash, password);
