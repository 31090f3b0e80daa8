import type { Draft } from '../draft.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import type { Usage } from '../provider/token-usage.ts';
import { draftsSchema } from './draft-entries.ts';
import { TOKENS_PER_DRAFT } from './draft-items.ts';
import { draftingRules } from './drafting-rules.ts';
import { type BookName, fenced, nameOf } from './prompt-passage.ts';
import { type Drafted, readDrafts } from './read-drafts.ts';

/** A draft that was refused, and what is wrong with it as a sentence. */
export type FlawedDraft = { readonly draft: Draft; readonly flaw: string };

export type RepairOrder = {
  readonly book: BookName;
  /** Null: from memory. */
  readonly passage: string | null;
  readonly flawed: readonly FlawedDraft[];
};

const HOW_TO_REPAIR =
  'These items were refused. Write each of them anew in its kind, so that it asks for the same ' +
  'idea without its flaw; leave out what cannot be mended.';

/**
 * Has refused drafts written anew.
 *
 * @throws ModelError when the model gave nothing that can be read.
 */
export async function repairDrafts(
  model: Model,
  { book, passage, flawed }: RepairOrder,
  options: AskOptions,
): Promise<Drafted & { readonly usage: Usage }> {
  const kinds = [...new Set(flawed.map(({ draft }) => draft.item.type))];
  const hasPassage = passage !== null;
  const count = flawed.length;
  const truthFirst = flawed.some(
    ({ draft: { item } }) => item.type === 'true_false' && item.answer,
  );
  const { value, usage } = await model.ask(
    {
      name: 'repaired',
      system: draftingRules(kinds, hasPassage),
      user: [
        nameOf(book),
        ...(passage === null ? [] : [fenced(passage)]),
        HOW_TO_REPAIR,
        ...flawed.map(({ draft, flaw }) => `${draftText(draft)}\nIts flaw: ${flaw}`),
        `Write ${count} items anew.`,
      ].join('\n\n'),
      schema: draftsSchema(kinds, hasPassage),
      read: (answer) => readDrafts(answer, { kinds, count, hasPassage, truthFirst }),
      mostOutputTokens: count * TOKENS_PER_DRAFT,
      isWorthCutting: true,
    },
    options,
  );
  return { ...value, usage };
}

/** Without its reasons: they are written anew as well. */
function draftText({ item, quote }: Draft): string {
  const { reasons: _, ...written } = { reasons: undefined, ...item };
  return JSON.stringify({ ...(quote !== null && { quote }), ...written });
}
