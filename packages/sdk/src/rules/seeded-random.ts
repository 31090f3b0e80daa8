const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const WEYL_STEP = 0x9e3779b9;
const UINT32_RANGE = 2 ** 32;

const utf8 = new TextEncoder();

/** Unsigned 32-bit hash of a text: FNV-1a over its UTF-8 bytes, then Murmur3's final mix. */
export function hash32(text: string): number {
  let hash = FNV_OFFSET;
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return mixed(hash);
}

/** Numbers in [0, 1) that depend on the 32-bit seed alone; not for secrets. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + WEYL_STEP) | 0;
    return mixed(state) / UINT32_RANGE;
  };
}

/** The first of these numbers before it is made a fraction: an unsigned 32-bit integer. */
export function firstRandom32(seed: number): number {
  return mixed(((seed | 0) + WEYL_STEP) | 0);
}

function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
