import { DEMANDS, QUESTION_KINDS, type QuestionKind, TOPIC_NAMES } from '@morsel/sdk/domain';
import { type Static, type TSchema, Type } from 'typebox';

const closed = { additionalProperties: false } as const;
const text = () => Type.String({ minLength: 1 });

/** Keys are stable: readers' progress hangs on them, so a text may change and its key may not. */
const Key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 });
const Difficulty = Type.Integer({ minimum: 1, maximum: 3 });

/** What all items carry; `place` is the theme of the part of the book where the item belongs. */
const common = { key: Key, place: text(), difficulty: Difficulty, idea: Type.Optional(Key) };

/** Why a wrong answer is wrong, by the texts that the mistake shows in (the SDK's `Reason`). */
const ReasonEntry = Type.Object(
  { mistake: Type.Array(text(), { minItems: 1, maxItems: 2 }), reason: text() },
  closed,
);

/** What all questions carry; `standing` is there where later research disputes the book. */
const question = {
  ...common,
  demand: Type.Optional(Type.Enum(DEMANDS)),
  text: text(),
  explanation: text(),
  standing: Type.Optional(text()),
};
const withReasons = { ...question, reasons: Type.Optional(Type.Array(ReasonEntry)) };

const McqEntry = Type.Object(
  {
    ...withReasons,
    type: Type.Literal('mcq'),
    answer: text(),
    distractors: Type.Array(text(), { minItems: 2, maxItems: 4 }),
  },
  closed,
);

const TrueFalseEntry = Type.Object(
  {
    ...question,
    type: Type.Literal('true_false'),
    answer: Type.Boolean(),
  },
  closed,
);

/** `pairs` belong together as written: left text, right text; `surplus` fits no left text. */
const MatchPairsEntry = Type.Object(
  {
    ...withReasons,
    type: Type.Literal('match_pairs'),
    pairs: Type.Array(Type.Tuple([text(), text()]), { minItems: 3, maxItems: 6 }),
    surplus: Type.Optional(Type.Array(text(), { maxItems: 2 })),
  },
  closed,
);

/** `order` is the solution, first to last; `foreign` does not belong. */
const ArrangeListEntry = Type.Object(
  {
    ...withReasons,
    type: Type.Literal('arrange_list'),
    order: Type.Array(text(), { minItems: 3, maxItems: 7 }),
    foreign: Type.Optional(Type.Array(text(), { maxItems: 1 })),
  },
  closed,
);

/** `accepted` are other wordings of the answer. */
const written = { ...withReasons, answer: text(), accepted: Type.Optional(Type.Array(text())) };

const TypedEntry = Type.Object({ ...written, type: Type.Literal('typed') }, closed);

/** The text has one gap. */
const ClozeEntry = Type.Object({ ...written, type: Type.Literal('cloze') }, closed);

/** The schema of a question by its type: errors are clearer than those of a union. */
export const questionEntries = {
  mcq: McqEntry,
  true_false: TrueFalseEntry,
  match_pairs: MatchPairsEntry,
  arrange_list: ArrangeListEntry,
  typed: TypedEntry,
  cloze: ClozeEntry,
} satisfies Record<QuestionKind, TSchema>;

const FlashcardEntry = Type.Object({ ...common, front: text(), back: text() }, closed);

const bookFields = {
  key: Key,
  title: text(),
  author: text(),
  /** Negative before the common era. */
  year: Type.Integer({ minimum: -3000, maximum: 2100 }),
  topic: Type.Enum(TOPIC_NAMES),
  description: text(),
  /** What the book is about, as far as items ask for it. */
  ideas: Type.Optional(Type.Array(Type.Object({ key: Key, name: text() }, closed))),
  flashcards: Type.Array(FlashcardEntry),
};

/** A book file whose questions have been told apart by type and nothing more. */
export const BookOutline = Type.Object(
  {
    ...bookFields,
    questions: Type.Array(Type.Object({ type: Type.Enum(QUESTION_KINDS) })),
  },
  closed,
);

/** A file of `library/books`: a built-in book in the form in which people write it. */
export type BookFile = Omit<Static<typeof BookOutline>, 'questions'> & {
  questions: QuestionEntry[];
};
export type QuestionEntry = Static<(typeof questionEntries)[keyof typeof questionEntries]>;
