import { type TObject, type TProperties, Type } from 'typebox';

import type { AuthoredItem } from '../../items/compose-item.ts';

export type DraftKind = AuthoredItem['type'];

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const MEDIUM = 2;

const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
const text = () => Type.String();
const texts = () => Type.Array(Type.String());

/** What a model writes for each kind; where what stands, and which statement is shown, is ours. */
const OWN = {
  mcq: { question: text(), answer: text(), distractors: texts(), explanation: text() },
  true_false: { true_statement: text(), false_statement: text(), explanation: text() },
  match_pairs: {
    question: text(),
    pairs: Type.Array(closed({ left: text(), right: text() })),
    explanation: text(),
  },
  arrange_list: { question: text(), in_order: texts(), explanation: text() },
  typed: { question: text(), answer: text(), accepted: texts(), explanation: text() },
  cloze: { sentence: text(), answer: text(), accepted: texts(), explanation: text() },
  flashcard: { front: text(), back: text() },
} as const satisfies Record<DraftKind, TProperties>;

const wrongAnswers = () => Type.Array(closed({ answer: text(), reason: text() }));

/** What it is asked for besides; an entry without it is read all the same. */
const EXTRAS: Record<DraftKind, TProperties> = {
  mcq: { mistakes: wrongAnswers(), new_situation: Type.Boolean() },
  true_false: {},
  match_pairs: {
    surplus: texts(),
    mistakes: Type.Array(closed({ left: text(), right: text(), reason: text() })),
  },
  arrange_list: {
    foreign: texts(),
    mistakes: Type.Array(closed({ early: text(), late: text(), reason: text() })),
  },
  typed: { mistakes: wrongAnswers(), new_situation: Type.Boolean() },
  cloze: { mistakes: wrongAnswers() },
  flashcard: {},
};

/** Kinds that can put an idea to a new situation: their answer stands in the passage all the same. */
export const isTransferable = (kind: DraftKind) => 'new_situation' in EXTRAS[kind];

/** Kinds whose mistakes can be told one from another. */
export const hasMistakes = (kind: DraftKind) => 'mistakes' in EXTRAS[kind];

/** What an entry must have to be read, whatever it has besides. */
export const ENTRIES = {
  mcq: Type.Object(OWN.mcq),
  true_false: Type.Object(OWN.true_false),
  match_pairs: Type.Object(OWN.match_pairs),
  arrange_list: Type.Object(OWN.arrange_list),
  typed: Type.Object(OWN.typed),
  cloze: Type.Object(OWN.cloze),
  flashcard: Type.Object(OWN.flashcard),
};

/** What stands before and after it, in the form that each server gives it. */
export const Frame = Type.Object({
  quote: Type.Optional(Type.Unknown()),
  difficulty: Type.Optional(Type.Unknown()),
});

/**
 * The schema of an answer: a list for each kind. The quote is written first, so that an item is made
 * from it and not the quote found for the item; from memory there is none.
 */
export function draftsSchema(kinds: readonly DraftKind[], hasPassage: boolean): TObject {
  const difficulty = Type.Enum(DIFFICULTIES, { type: 'string' });
  const lists = kinds.map((kind) => {
    const written = { idea: text(), ...OWN[kind], ...EXTRAS[kind], difficulty };
    const entry = { ...(hasPassage && { quote: text() }), ...written };
    return [kind, Type.Array(closed(entry))] as const;
  });
  return closed(Object.fromEntries(lists));
}

/** 1 easy to 3 hard. */
export function difficultyOf(said: unknown): number {
  const index = DIFFICULTIES.findIndex((word) => word === String(said).toLowerCase());
  return index < 0 ? MEDIUM : index + 1;
}
