import type { ItemDifficulty, Makeable } from '@morsel/sdk/domain';

import type { AskOptions, Model } from '../provider/model.ts';
import type { Usage } from '../provider/token-usage.ts';
import { type DraftKind, draftsSchema, isTransferable } from './draft-entries.ts';
import { draftingRules } from './drafting-rules.ts';
import { type BookName, fenced, nameOf } from './prompt-passage.ts';
import { type Drafted, readDrafts } from './read-drafts.ts';
import { tidyText } from './tidy-json.ts';

export type DraftOrder = {
  readonly book: BookName;
  /** Null: from memory, title and author alone. */
  readonly passage: string | null;
  readonly what: Makeable;
  /** Kinds of questions; of no meaning for flashcards. */
  readonly kinds: readonly Exclude<DraftKind, 'flashcard'>[];
  /** At most; three to five are best. */
  readonly count: number;
  /** Undefined: as it comes. */
  readonly difficulty?: ItemDifficulty | undefined;
  /** What there is already asks this; the first few are told to the model. */
  readonly taken?: readonly string[];
  /** What the items are to be about. */
  readonly idea?: string | undefined;
  /** What they are not to be about; the first six are told to the model. */
  readonly leaveOut?: readonly string[];
  /** Whether the first true/false statement is to be true; from there on they alternate. */
  readonly truthFirst?: boolean;
};

/** Of an answer; from memory there is no quote in it. */
export const TOKENS_PER_DRAFT = 320;
const TOKENS_WITHOUT_QUOTE = 250;
/** Of so many questions one puts an idea to a new situation. */
const TRANSFER_EVERY = 4;
const HOW_HARD: Readonly<Record<ItemDifficulty, string>> = {
  1: 'All are easy: who remembers the main points of the passage gets them right.',
  2: 'All are of medium difficulty: who has understood the passage gets them right.',
  3:
    'All are hard: they ask to tell apart what lies close together, or to join two points of the ' +
    'passage; never for details that are hard to find.',
};
/** Without a passage there is room for more. */
const MOST_TAKEN = 6;
const MOST_TAKEN_FROM_MEMORY = 24;
const TAKEN_LETTERS = 70;
const MOST_LEFT_OUT = 6;

/**
 * Drafts about a passage, each with a quote, or from memory without. An entry in a wrong shape is
 * dropped alone.
 *
 * @throws ModelError when the model gave nothing that can be read.
 */
export async function draftItems(
  model: Model,
  order: DraftOrder,
  options: AskOptions,
): Promise<Drafted & { readonly usage: Usage }> {
  const { count, passage, truthFirst = true } = order;
  const hasPassage = passage !== null;
  const kinds: readonly DraftKind[] = order.what === 'flashcards' ? ['flashcard'] : order.kinds;
  const { value, usage } = await model.ask(
    {
      name: order.what,
      system: draftingRules(kinds, hasPassage),
      user: userPrompt(order, kinds),
      schema: draftsSchema(kinds, hasPassage),
      read: (answer) => readDrafts(answer, { kinds, count, hasPassage, truthFirst }),
      mostOutputTokens: count * (hasPassage ? TOKENS_PER_DRAFT : TOKENS_WITHOUT_QUOTE),
      isWorthCutting: true,
    },
    options,
  );
  return { ...value, usage };
}

/** What is to be done comes last: neither a long passage nor its orders have the last word. */
function userPrompt(
  { book, passage, what, count, difficulty, idea, taken = [], leaveOut = [] }: DraftOrder,
  kinds: readonly DraftKind[],
) {
  const most = passage === null ? MOST_TAKEN_FROM_MEMORY : MOST_TAKEN;
  const stems = taken.slice(0, most).map((stem) => tidyText(stem).slice(0, TAKEN_LETTERS));
  return [
    nameOf(book),
    ...(passage === null ? [] : [fenced(passage)]),
    ...(stems.length === 0 ? [] : [`Ask for something else than:\n- ${stems.join('\n- ')}`]),
    ...(idea === undefined
      ? []
      : [`Ask for this idea and what belongs to it: ${JSON.stringify(idea)}`]),
    ...(leaveOut.length === 0
      ? []
      : [`Do not ask for: ${JSON.stringify(leaveOut.slice(0, MOST_LEFT_OUT))}`]),
    ...(difficulty === undefined ? [] : [HOW_HARD[difficulty]]),
    [
      `Write ${count} ${what} in all`,
      ...(kinds.length > 1 ? ['each of the kind that suits it'] : []),
      ...(kinds.some(isTransferable)
        ? [`at least ${Math.ceil(count / TRANSFER_EVERY)} of them with new_situation true`]
        : []),
    ].join(', ') + '.',
  ].join('\n\n');
}
