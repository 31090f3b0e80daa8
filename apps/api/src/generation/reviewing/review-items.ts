import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

import type { Draft, Finding } from '../draft.ts';
import { type BookName, dataNotice, fenced, nameOf } from '../drafting/prompt-passage.ts';
import { tidyText } from '../drafting/tidy-json.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import { NO_USAGE, type Usage } from '../provider/token-usage.ts';
import { reviewSheetOf } from './review-sheet.ts';

export type ReviewOrder = {
  readonly book: BookName;
  /** Null: from memory. */
  readonly passage: string | null;
  readonly drafts: readonly Draft[];
};

/** What each criterion of the rubric says of an item that does not meet it, as it is counted. */
const CRITERIA = {
  supported: 'review: support',
  one_answer: 'review: answer',
  no_premise: 'review: premise',
  fair_options: 'review: options',
  explained: 'review: explanation',
  worth_asking: 'review: worth',
} as const;

type Criterion = keyof typeof CRITERIA;
const NAMES = Object.keys(CRITERIA) as Criterion[];

export type Review = {
  /** Undefined where the rubric is met. */
  readonly finding: Finding | undefined;
  /** Wrong answers of a choice that tempt nobody, or may be right as well. */
  readonly weak: readonly string[];
};

const LEAST_DISTRACTORS = 2;
const TOKENS_PER_ITEM = 110;
const LEAST_TOKENS = 120;
const LONGEST_FLAW = 200;

const closed = { additionalProperties: false };
const reviewed = {
  item: Type.Integer(),
  supported: Type.Boolean(),
  one_answer: Type.Boolean(),
  no_premise: Type.Boolean(),
  fair_options: Type.Boolean(),
  explained: Type.Boolean(),
  worth_asking: Type.Boolean(),
  weak: Type.Array(Type.Integer()),
  flaw: Type.String(),
};
const Reviewed = Type.Object({
  ...reviewed,
  weak: Type.Optional(Type.Unknown()),
  flaw: Type.Optional(Type.Unknown()),
});
const Numbers = Type.Array(Type.Integer());
const Outline = Type.Object({ reviews: Type.Array(Type.Unknown()) });
const Reviews = Type.Object({ reviews: Type.Array(Type.Object(reviewed, closed)) }, closed);

const RUBRIC = `You review quiz items before readers see them. Be strict and fair: a sound item passes, taste is no flaw. For each item, by its number, say true or false:
- supported: what is right follows from {ground}.
- one_answer: exactly one answer is right, and it is the one marked so.
- no_premise: the question takes nothing for granted that {ground} does not say: no name, year, number, title or event of its own.
- fair_options: the wrong answers are plausible to who has not read it, wrong beyond doubt, and alike in kind, length and form. True where there are none.
- explained: the explanation is right and explains this answer; each cause, number, name and event in it follows from {ground}, in whatever words. True where there is none.
- worth_asking: it asks for an idea, cause, person or event worth remembering, and can be understood by itself.
A doubt, where an item has one, is of a program that counts words and is often wrong: settle it by reading.
weak: of "Choose one", the numbers of wrong answers that tempt nobody, stand out or may be right as well; else [].
flaw: where anything is false, what is wrong and what would mend it, in one sentence of at most 150 letters; else "".`;

/**
 * Lets a model judge items by a rubric; it is not told who wrote them. One that it leaves out
 * has no review.
 *
 * @throws ModelError when the model gave nothing that can be read.
 */
export async function reviewItems(
  model: Model,
  { book, passage, drafts }: ReviewOrder,
  options: AskOptions,
): Promise<{ readonly reviews: readonly (Review | undefined)[]; readonly usage: Usage }> {
  if (drafts.length === 0) return { reviews: [], usage: NO_USAGE };
  const sheets = drafts.map((draft, index) => `Item ${index + 1}\n${reviewSheetOf(draft)}`);
  const ground = passage === null ? 'what is generally known of the book' : 'the passage';
  const { value, usage } = await model.ask(
    {
      name: 'reviews',
      system: `${RUBRIC.replaceAll('{ground}', ground)}\n\n${dataNotice(passage !== null)} The same holds for the items.`,
      user: [nameOf(book), ...(passage === null ? [] : [fenced(passage)]), ...sheets].join('\n\n'),
      schema: Reviews,
      read: readReviews,
      mostOutputTokens: LEAST_TOKENS + drafts.length * TOKENS_PER_ITEM,
    },
    options,
  );
  const reviews = drafts.map((draft, index) => {
    const said = value.get(index + 1);
    return said && reviewOf(draft, said);
  });
  return { reviews, usage };
}

/** By the number of the item; undefined when there is none to read. */
function readReviews(answer: unknown): ReadonlyMap<number, Static<typeof Reviewed>> | undefined {
  if (!Value.Check(Outline, answer)) return undefined;
  const read = answer.reviews.filter((entry) => Value.Check(Reviewed, entry));
  return read.length === 0 ? undefined : new Map(read.map((entry) => [entry.item, entry]));
}

/** Options are no flaw where enough are left without the weak ones. */
function reviewOf({ item }: Draft, said: Static<typeof Reviewed>): Review {
  const distractors = item.type === 'mcq' ? item.distractors : [];
  const numbers = Value.Check(Numbers, said.weak) ? said.weak : [];
  const weak = distractors.filter((_, index) => numbers.includes(index + 1));
  const isLeftFair = weak.length > 0 && distractors.length - weak.length >= LEAST_DISTRACTORS;
  const failed = NAMES.find((name) => !said[name] && !(name === 'fair_options' && isLeftFair));
  const isTooWeak = weak.length > 0 && !isLeftFair;
  const name = failed ?? (isTooWeak ? 'fair_options' : undefined);
  if (name === undefined) return { finding: undefined, weak };
  const flaw = typeof said.flaw === 'string' ? tidyText(said.flaw).slice(0, LONGEST_FLAW) : '';
  return { finding: { refusal: CRITERIA[name], flaw: flaw || UNTOLD[name] }, weak };
}

/** Where the reviewer says no more. */
const UNTOLD: Record<Criterion, string> = {
  supported: 'Nothing in the quote bears the answer out.',
  one_answer: 'More than one answer is right, or another one.',
  no_premise: 'The question takes for granted what is not said.',
  fair_options: 'The wrong answers tempt nobody.',
  explained: 'The explanation is wrong.',
  worth_asking: 'It asks for something that is not worth remembering.',
};
