import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { isCorrectAnswer } from '@morsel/sdk/rules';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

import type { SourcePassage } from '../../generation/batches/source-text.ts';
import type { Draft } from '../../generation/draft.ts';
import { countWords } from '../../generation/parsing/count-words.ts';
import type { Evidence } from '../../items/checks/flaw.ts';
import { claimSourceOf, shareFound } from '../../items/checks/item-claim.ts';
import { languageOfItem } from '../../items/checks/languages/language-of.ts';
import { type AuthoredItem, composeItem } from '../../items/compose-item.ts';
import type { FlashcardContent } from '../../items/item-content.ts';

const HALF = 0.5;
const FOLDER = join(import.meta.dirname, 'catalogue');

/** The ways in which the items of the catalogue are flawed. */
export const CATALOGUE_FLAWS = [
  'wrong-key',
  'two-right',
  'unsupported-quote',
  'invented-premise',
  'give-away',
  'longest-key',
  'absurd-options',
  'absolute-or-negated',
  'not-self-contained',
  'wrong-explanation',
] as const;
export type CatalogueFlaw = (typeof CATALOGUE_FLAWS)[number];

const texts = Type.Array(Type.String());
const explained = { text: Type.String(), explanation: Type.String() };
const written = { ...explained, answer: Type.String(), accepted: Type.Optional(texts) };
const Item = Type.Union([
  Type.Object({
    type: Type.Literal('mcq'),
    ...explained,
    answer: Type.String(),
    distractors: texts,
  }),
  Type.Object({ type: Type.Literal('true_false'), ...explained, answer: Type.Boolean() }),
  Type.Object({
    type: Type.Literal('match_pairs'),
    ...explained,
    pairs: Type.Array(Type.Tuple([Type.String(), Type.String()])),
    surplus: Type.Optional(texts),
  }),
  Type.Object({
    type: Type.Literal('arrange_list'),
    ...explained,
    order: texts,
    foreign: Type.Optional(texts),
  }),
  Type.Object({ type: Type.Literal('typed'), ...written }),
  Type.Object({ type: Type.Literal('cloze'), ...written }),
  Type.Object({ type: Type.Literal('flashcard'), front: Type.String(), back: Type.String() }),
]);

const File = Type.Object({
  language: Type.String(),
  passages: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      source: Type.Optional(Type.String()),
      text: Type.String(),
    }),
  ),
  items: Type.Array(
    Type.Object({
      passage: Type.String(),
      quote: Type.String(),
      flaw: Type.Union([Type.Null(), Type.Enum(CATALOGUE_FLAWS)]),
      item: Item,
      solver: Type.Object({ answer: Type.Unknown(), ambiguous: Type.Boolean() }),
    }),
  ),
});

/** An item of the catalogue, as the checks see it, and what an expert makes of it unaided. */
export type CatalogueItem = {
  /** As a model would propose it. */
  readonly draft: Draft;
  readonly passage: SourcePassage;
  /** The name of the book, by which items may call what they ask of. */
  readonly book: Evidence['book'];
  readonly language: string;
  readonly flaw: CatalogueFlaw | null;
  /** Whether one who sees passage, question and options alone gives the answer that is the key. */
  readonly isSolved: boolean;
  /** How many answers one who guesses can give. */
  readonly choices: number;
};

/**
 * The items of the files whose names end in `-LOT.json`, in the order of their names.
 *
 * @throws Error naming the file and the place in it that is not of the format.
 */
export function readCatalogue(lot: number, folder: string = FOLDER): CatalogueItem[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(`-${lot}.json`))
    .toSorted()
    .flatMap((file) => readFile(join(folder, file)));
}

function readFile(path: string): CatalogueItem[] {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isOf(File, data)) {
    const [error] = Value.Errors(File, data);
    throw new Error(`${path} at ${error?.instancePath ?? ''}: ${error?.message ?? 'no catalogue'}`);
  }
  const passages = new Map(data.passages.map((passage) => [passage.id, passage]));
  return data.items.map(({ passage: id, ...entry }, index) => {
    const passage = passages.get(id);
    if (passage === undefined) throw new Error(`${path} at /items/${index}: no passage ${id}`);
    return itemOf(entry, passage, data.language);
  });
}

const isOf = <Schema extends TSchema>(schema: Schema, data: unknown): data is Static<Schema> =>
  Value.Check(schema, data);

type Entry = Omit<Static<typeof File>['items'][number], 'passage'>;
type Passage = Static<typeof File>['passages'][number];

function itemOf(
  { quote, flaw, item, solver }: Entry,
  { title, text, source }: Passage,
  language: string,
): CatalogueItem {
  return {
    draft: { item, difficulty: 1, quote },
    passage: { ...PLACE, end: text.length, words: countWords(text), title, text },
    book: { title, author: authorIn(source) },
    language,
    flaw,
    isSolved: !solver.ambiguous && isKey(item, solver.answer),
    choices: choicesOf(item),
  };
}

/** Who wrote what, as a source has it before its year. */
const authorIn = (source = '') => source.split(/[(（]/)[0]?.trim() ?? '';

const PLACE = { number: 0, chapter: 0, start: 0 };

function isKey(item: AuthoredItem, answer: unknown): boolean {
  const content = composeItem(item, null, 1);
  if (content.kind === 'flashcard') return typeof answer === 'string' && saysSame(answer, content);
  const { options } = content.body;
  const given = answerIn(item.type, answer, Array.isArray(options) ? options : []);
  return given !== undefined && isCorrectAnswer(content.kind, content.answerKey, given);
}

/** Half of the words of the back, or more. */
function saysSame(answer: string, card: FlashcardContent): boolean {
  const source = claimSourceOf(answer, answer, languageOfItem(card));
  return shareFound(card.body.back, source) >= HALF;
}

type Given = Parameters<typeof isCorrectAnswer>[2];

/** The texts that an expert gives as the answer that a reader would send. */
function answerIn(
  kind: AuthoredItem['type'],
  answer: unknown,
  options: readonly string[],
): Given | undefined {
  if (typeof answer === 'boolean') return answer ? 0 : 1;
  if (typeof answer === 'string') {
    return kind === 'typed' || kind === 'cloze' ? { text: answer } : options.indexOf(answer);
  }
  if (isOf(texts, answer)) return answer.map((text) => options.indexOf(text));
  if (isOf(Type.Array(Type.Tuple([Type.String(), Type.String()])), answer)) {
    return Object.fromEntries(answer);
  }
  return isOf(Type.Record(Type.String(), Type.String()), answer) ? answer : undefined;
}

/** With the one of saying that there is none. */
function choicesOf(item: AuthoredItem): number {
  switch (item.type) {
    case 'mcq':
      return item.distractors.length + 2;
    case 'true_false':
      return 3;
    case 'match_pairs':
      return 1 + factorial(item.pairs.length);
    case 'arrange_list':
      return 1 + factorial(item.order.length);
    case 'typed':
    case 'cloze':
    case 'flashcard':
      return Infinity;
  }
}

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
