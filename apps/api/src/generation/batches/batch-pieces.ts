/** So many chunks are worked through by a batch, so many drafts are asked of each. */
const CHUNKS_FOR_MODEL = 3;
export const DRAFTS_OF_CHUNK = 4;
export const DRAFTS_FROM_MEMORY = 8;
/** Of these drafts so many pass, as a rule; of a chunk at least so many, but where nothing is in it. */
export const ITEMS_OF_CHUNK = 3;
const ITEMS_FROM_MEMORY = 6;
const LEAST_OF_CHUNK = 2;

/** How many chunks a batch may work through to have as many items. */
export const mostChunksFor = (count: number | undefined): number =>
  count === undefined ? CHUNKS_FOR_MODEL : Math.ceil(count / LEAST_OF_CHUNK);

/** In how many pieces a batch is asked for, as a rule, and how many drafts of each. */
export function piecesFor(
  count: number | undefined,
  hasText: boolean,
): { readonly pieces: number; readonly drafts: number } {
  if (!hasText) {
    return { pieces: Math.ceil((count ?? 1) / ITEMS_FROM_MEMORY), drafts: DRAFTS_FROM_MEMORY };
  }
  const pieces = count === undefined ? CHUNKS_FOR_MODEL : Math.ceil(count / ITEMS_OF_CHUNK);
  return { pieces, drafts: DRAFTS_OF_CHUNK };
}
