import type { Makeable } from '../draft.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import type { Usage } from '../provider/usage.ts';
import { type DraftKind, draftsSchema } from './entries.ts';
import { type BookName, fenced, nameOf } from './passage.ts';
import { draftingRules } from './prompts.ts';
import { type Drafted, readDrafts } from './reading.ts';
import { tidyText } from './tidying.ts';

export type DraftOrder = {
  readonly book: BookName;
  /** Null: from memory, title and author alone. */
  readonly passage: string | null;
  readonly what: Makeable;
  /** Kinds of questions; of no meaning for flashcards. */
  readonly kinds: readonly Exclude<DraftKind, 'flashcard'>[];
  /** At most; three to five are best. */
  readonly count: number;
  /** What there is already asks this; the first dozen are told to the model. */
  readonly taken?: readonly string[];
  /** Whether the first true/false statement is to be true; from there on they alternate. */
  readonly truthFirst?: boolean;
};

const TOKENS_PER_DRAFT = 280;
const MOST_TAKEN = 12;
const TAKEN_LETTERS = 90;

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
      user: userPrompt(order, kinds.length > 1),
      schema: draftsSchema(kinds, hasPassage),
      read: (answer) => readDrafts(answer, { kinds, count, hasPassage, truthFirst }),
      mostOutputTokens: count * TOKENS_PER_DRAFT,
    },
    options,
  );
  return { ...value, usage };
}

/** What is to be done comes last: neither a long passage nor its orders have the last word. */
function userPrompt({ book, passage, what, count, taken = [] }: DraftOrder, hasChoice: boolean) {
  const stems = taken.slice(0, MOST_TAKEN).map((stem) => tidyText(stem).slice(0, TAKEN_LETTERS));
  return [
    nameOf(book),
    ...(passage === null ? [] : [fenced(passage)]),
    ...(stems.length === 0 ? [] : [`Ask for something else than:\n- ${stems.join('\n- ')}`]),
    `Write ${count} ${what} in all${hasChoice ? ', each of the kind that suits it' : ''}.`,
  ].join('\n\n');
}
