/** What a batch makes about, where no number is asked for. */
export const USUAL_COUNT = 10;
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

/** In how many pieces a batch is asked for from memory, as a rule. */
export const piecesFromMemory = (count: number | undefined): number =>
  Math.ceil((count ?? 1) / ITEMS_FROM_MEMORY);

/** In how many pieces a batch is asked for from a text, as a rule, with so many of its chunks open. */
export const piecesOfText = (count: number | undefined, open: number): number =>
  Math.min(open, count === undefined ? CHUNKS_FOR_MODEL : Math.ceil(count / ITEMS_OF_CHUNK));
