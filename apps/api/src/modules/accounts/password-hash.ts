import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, at the least cost that OWASP's password storage page names. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of 32 random bytes that nobody kept, at the same cost: no password fits it. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6nnCo5QQ9pLcefSVeNXJTQ$Ezg0V1Y74P3rpDeUuU83CHyQJBTsGChNDxUxH12spCs';

export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes as long for an account that does not exist, so that the time tells nothing. */
export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return verify(storedHash ?? NOBODYS_HASH, password);
}
