/** 32-bit hash of a text: FNV-1a over UTF-8, then the finalizer of MurmurHash3. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Hash of a book's title and author, blind to case and surrounding space. */
export function coverHash(title: string, author: string): number {
  return textHash(`${title.trim()}|${author.trim()}`.toLowerCase());
}

/** Draws whole numbers from `low` to `high`, both included. */
export type Draw = (low: number, high: number) => number;

/** A repeatable sequence of draws (xorshift32): the same seed always places the same parts. */
export function drawFrom(seed: number): Draw {
  let state = seed || 1;
  return (low, high) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return low + ((state >>> 0) % (high - low + 1));
  };
}
