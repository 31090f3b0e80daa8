import { hash32 } from '@morsel/sdk/rules';

import { below } from '../../base-path.ts';

export type PicturedBook = {
  /** Without it the server cannot be asked for the picture, and the address itself is used. */
  id?: number | undefined;
  imageUrl?: string | null | undefined;
  coverUrl?: string | null | undefined;
};

/** Where the pictures of a book are, best first. Remote ones come from our own server. */
export function coverSources({ id, imageUrl, coverUrl }: PicturedBook): string[] {
  const own = imageUrl && id !== undefined ? servedCover(id, imageUrl) : imageUrl;
  return [own, coverUrl].flatMap((address) => address || []);
}

/** Changes with the picture's address, so that a changed cover is not taken from a cache. */
function servedCover(bookId: number, imageUrl: string): string {
  if (!imageUrl.startsWith('https://')) return imageUrl;
  return below(`/covers/${bookId}?v=${hash32(imageUrl).toString(36)}`);
}
