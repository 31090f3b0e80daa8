import { LimitReachedError } from '../../errors.ts';
import { knownItems } from '../../items/checks/near-duplicates.ts';
import { BackgroundError } from '../background.ts';
import { extract } from '../extractive/extract-in-background.ts';
import type { ExtractedDraft } from '../extractive/extracting.ts';
import { failureWords } from '../provider/failure.ts';
import { type Work, rejectedWith } from '../runs/progress.ts';
import type { Batch, BatchOrder } from './batch.ts';
import { judge } from './judging.ts';
import { type Known, makeableOf } from './known.ts';
import type { SourceText } from './source-text.ts';

/** So many chunks are worked through by a batch. */
export const CHUNKS_FOR_RULES = 5;
const MOST_ITEMS = 12;

const UNREADABLE =
  'Working through the text failed. Generate again, or add the text in smaller parts.';

type Input = {
  readonly text: SourceText;
  readonly known: readonly Known[];
  readonly work: Work;
};

/** Makes a batch from the text by rules alone. */
export async function makeByRules(order: BatchOrder, input: Input): Promise<Batch> {
  const { text, known, work } = input;
  await work.report({ stage: 'drafting' });
  const drafted = await drafts(order, input);
  if (typeof drafted === 'string') {
    return { candidates: [], chunks: [], failure: drafted, description: undefined, known };
  }
  await work.report({ stage: 'checking', share: 0.8, drafted: drafted.length });
  const grounds = { book: order.book, known: knownItems(known.map(({ content }) => content)) };
  const passages = new Map(text.passages.map((passage) => [passage.number, passage]));
  const judged = drafted.map((draft) =>
    judge(draft, { ...grounds, passage: passages.get(draft.chunk) ?? null }),
  );
  const candidates = judged.flatMap((one) => ('candidate' in one ? [one.candidate] : []));
  const refusals = judged.flatMap((one) => ('refusal' in one ? [one.refusal] : []));
  await work.report({ kept: candidates.length, rejected: rejectedWith({}, refusals) });
  const chunks = text.passages.map(({ number }) => number);
  return { candidates, chunks, failure: undefined, description: undefined, known };
}

/** Or what went wrong, in the reader's words. */
async function drafts(
  { what, seed }: BatchOrder,
  { text, known, work }: Input,
): Promise<ExtractedDraft[] | string> {
  const taken = known.flatMap(({ content, quote }) =>
    quote !== null && makeableOf(content) === what ? [quote] : [],
  );
  const { chapters, passages: chunks } = text;
  try {
    const input = { chapters, chunks, what, wanted: MOST_ITEMS, seed, taken };
    return await extract(input, { signal: work.signal });
  } catch (error) {
    if (work.signal.aborted || isStopping(error)) return failureWords('cancelled');
    if (error instanceof LimitReachedError) return error.message;
    if (error instanceof BackgroundError) return UNREADABLE;
    throw error;
  }
}

/** The end of the server reaches the background and the run in either order. */
const isStopping = (error: unknown) =>
  error instanceof BackgroundError && error.reason === 'closing';
