import { TOPICS } from '@morsel/sdk/rules';
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;
const text = () => Type.String({ minLength: 1 });

/** Keys are stable: readers' progress hangs on them, so a text may change and its key may not. */
const Key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 });
const Difficulty = Type.Integer({ minimum: 1, maximum: 3 });

/** What all items carry; `place` is the theme of the part of the book where the item belongs. */
const common = { key: Key, place: text(), difficulty: Difficulty };

const McqEntry = Type.Object(
  {
    ...common,
    type: Type.Literal('mcq'),
    text: text(),
    answer: text(),
    distractors: Type.Array(text(), { minItems: 2, maxItems: 4 }),
    explanation: text(),
  },
  closed,
);

const TrueFalseEntry = Type.Object(
  {
    ...common,
    type: Type.Literal('true_false'),
    text: text(),
    answer: Type.Boolean(),
    explanation: text(),
  },
  closed,
);

/** `pairs` belong together as written: left text, right text. */
const MatchPairsEntry = Type.Object(
  {
    ...common,
    type: Type.Literal('match_pairs'),
    text: text(),
    pairs: Type.Array(Type.Tuple([text(), text()]), { minItems: 3, maxItems: 6 }),
    explanation: text(),
  },
  closed,
);

/** `order` is the solution, first to last. */
const ArrangeListEntry = Type.Object(
  {
    ...common,
    type: Type.Literal('arrange_list'),
    text: text(),
    order: Type.Array(text(), { minItems: 3, maxItems: 7 }),
    explanation: text(),
  },
  closed,
);

/** The schema of a question by its type: errors are clearer than those of a union. */
export const questionEntries = {
  mcq: McqEntry,
  true_false: TrueFalseEntry,
  match_pairs: MatchPairsEntry,
  arrange_list: ArrangeListEntry,
};

const FlashcardEntry = Type.Object({ ...common, front: text(), back: text() }, closed);

const bookFields = {
  key: Key,
  title: text(),
  author: text(),
  /** Negative before the common era. */
  year: Type.Integer({ minimum: -3000, maximum: 2100 }),
  topic: Type.Enum(TOPICS.map(({ name }) => name)),
  description: text(),
  flashcards: Type.Array(FlashcardEntry),
};

/** A book file whose questions have been told apart by type and nothing more. */
export const BookOutline = Type.Object(
  {
    ...bookFields,
    questions: Type.Array(
      Type.Object({ type: Type.Enum(['mcq', 'true_false', 'match_pairs', 'arrange_list']) }),
    ),
  },
  closed,
);

/** A file of `library/books`: a built-in book in the form in which people write it. */
export type BookFile = Omit<Static<typeof BookOutline>, 'questions'> & {
  questions: QuestionEntry[];
};
export type QuestionEntry = Static<(typeof questionEntries)[keyof typeof questionEntries]>;
