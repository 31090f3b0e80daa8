import { hash32 } from '@morsel/sdk/rules';

import { BackgroundError } from '../../background/run-in-background.ts';
import { LimitReachedError } from '../../errors.ts';
import type { Extracted } from '../extractive/extract-drafts.ts';
import { extract } from '../extractive/extract-in-background.ts';
import { failureText } from '../provider/model-failure.ts';
import type { Batch, BatchOrder } from './batch.ts';
import { gatherKnown } from './gather-known.ts';
import { type Round, type RulesInput, RulesHarvest } from './rules-harvest.ts';
import { isMadeByRules, lackingIn } from './rules-limits.ts';

/** Then no other round begins, and the one under way is given up, but for the first: it has limits of its own. */
const WORKING_MS = 45_000;

const UNREADABLE =
  'Working through the text failed. Generate again, or add the text in smaller parts.';

/**
 * Makes a batch from the text by rules alone, round by round, until there is enough, nothing is left
 * of the text, or `timeIsUp`. What was made before something went wrong is kept.
 */
export async function makeByRules(
  order: BatchOrder,
  input: RulesInput,
  timeIsUp: AbortSignal = AbortSignal.timeout(WORKING_MS),
): Promise<Batch> {
  const harvest = new RulesHarvest(order, input, await gatherKnown(input.known));
  if (!isMadeByRules(order)) return harvest.batch(lackingIn(order));
  await input.work.report({ stage: 'drafting' });
  for (let round = harvest.nextRound(); round !== undefined; round = harvest.nextRound()) {
    const extracted = await draftsOf(round, { order, input, harvest, timeIsUp });
    if (typeof extracted === 'string') {
      const isInTime = !timeIsUp.aborted || harvest.reach.looked === 0;
      return harvest.batch(isInTime ? extracted : undefined);
    }
    await harvest.takeIn(round, extracted);
  }
  return harvest.batch(undefined);
}

type DraftingContext = {
  readonly order: BatchOrder;
  readonly input: RulesInput;
  readonly harvest: RulesHarvest;
  readonly timeIsUp: AbortSignal;
};

/** Or why there are none, in the reader's words. */
async function draftsOf(
  { from, passages, wanted }: Round,
  { order, input: { text, work }, harvest, timeIsUp }: DraftingContext,
): Promise<Extracted | string> {
  const { taken, reach } = harvest;
  const seed = hash32(`${order.seed} ${reach.looked}`);
  const { chapters, structures, language } = text;
  const { what, kinds } = order;
  const input = { chapters, language, chunks: passages, what, kinds, wanted, seed, taken };
  try {
    return await extract(from === 'structures' ? { ...input, structures } : input, {
      sender: order.sender,
      signal: reach.looked === 0 ? work.signal : AbortSignal.any([work.signal, timeIsUp]),
    });
  } catch (error) {
    if (work.signal.aborted || isStopping(error)) return failureText('cancelled');
    if (error instanceof LimitReachedError) return error.message;
    if (error instanceof BackgroundError || timeIsUp.aborted) return UNREADABLE;
    throw error;
  }
}

/** The end of the server reaches the background and the run in either order. */
const isStopping = (error: unknown) =>
  error instanceof BackgroundError && error.reason === 'closing';
