import { networkOf } from '../../network-of.ts';

/** Beyond so many, those that were seen first are forgotten. */
const MOST_KNOWN = 10_000;

/**
 * From which networks access tokens are used, as long as the process lives: a token that comes from another one
 * may be in other hands. Nothing of it is stored.
 */
export class TokenNetworks {
  readonly #known = new Set<string>();

  /** Whether a token has not come from the network of an IP address before; from now on it has. */
  isNew(tokenId: number, address: string): boolean {
    const key = `${tokenId} ${networkOf(address)}`;
    if (this.#known.has(key)) return false;
    const [oldest] = this.#known;
    if (this.#known.size >= MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    this.#known.add(key);
    return true;
  }
}
