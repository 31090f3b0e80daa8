import { Value } from 'typebox/value';

import { normalized } from '../../items/checks/word-similarity.ts';
import type { AuthoredItem } from '../../items/compose-item.ts';
import type { Draft } from '../draft.ts';
import { type DraftKind, ENTRIES, Frame, difficultyOf } from './draft-entries.ts';
import { demandIn, ideaIn, reasonsIn, strayTextsIn } from './draft-extras.ts';
import { tidyJson } from './tidy-json.ts';

/** Why an entry of an answer became no draft, as it is counted. */
export type DropReason = 'wrong shape' | 'repeated' | 'surplus';
export type Dropped = { readonly reason: DropReason; readonly kind: DraftKind };

export type Drafted = { readonly drafts: readonly Draft[]; readonly dropped: readonly Dropped[] };

export type Wanted = {
  readonly kinds: readonly DraftKind[];
  readonly count: number;
  readonly hasPassage: boolean;
  /** Whether the first statement is to be true; from there on they alternate. */
  readonly truthFirst: boolean;
};

/**
 * The drafts in an answer, its kinds taken in turn, what is too much unread; undefined when it is no
 * answer, or has entries and none of them is of use.
 */
export function readDrafts(answer: unknown, wanted: Wanted): Drafted | undefined {
  const entries = entriesIn(answer, wanted.kinds);
  if (entries === undefined) return undefined;
  const drafts: Draft[] = [];
  const dropped: Dropped[] = [];
  const seen = new Set<string>();
  let isTrue = wanted.truthFirst;
  for (const { kind, entry } of entries) {
    if (drafts.length >= wanted.count) {
      dropped.push({ reason: 'surplus', kind });
      continue;
    }
    const draft = draftOf(kind, tidyJson(entry), wanted.hasPassage, isTrue);
    const reason = reasonToDrop(draft, seen);
    if (draft === undefined || reason !== undefined) {
      dropped.push({ reason: reason ?? 'wrong shape', kind });
      continue;
    }
    drafts.push(draft);
    seen.add(wordsOf(draft.item));
    if (kind === 'true_false') isTrue = !isTrue;
  }
  return drafts.length === 0 && dropped.length > 0 ? undefined : { drafts, dropped };
}

type FoundEntry = { readonly kind: DraftKind; readonly entry: unknown };

/** The first entry of each kind, then the second of each: what is too much is of every kind. */
function entriesIn(answer: unknown, kinds: readonly DraftKind[]): FoundEntry[] | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const lists = kinds.map((kind) => ({ kind, list: Reflect.get(answer, kind) as unknown }));
  if (!lists.some(({ list }) => Array.isArray(list))) return undefined;
  return lists
    .flatMap(({ kind, list }) =>
      Array.isArray(list) ? list.map((entry: unknown, row) => ({ kind, entry, row })) : [],
    )
    .toSorted((a, b) => a.row - b.row);
}

function draftOf(
  kind: DraftKind,
  entry: unknown,
  hasPassage: boolean,
  isTrue: boolean,
): Draft | undefined {
  const item = itemOf(kind, entry, isTrue);
  if (item === undefined || !Value.Check(Frame, entry)) return undefined;
  const { quote } = entry;
  const draft = {
    item,
    difficulty: difficultyOf(entry.difficulty),
    idea: ideaIn(entry),
    demand: demandIn(kind, entry),
  };
  if (!hasPassage) return { ...draft, quote: null };
  return typeof quote === 'string' && quote !== '' ? { ...draft, quote } : undefined;
}

function itemOf(kind: DraftKind, entry: unknown, isTrue: boolean): AuthoredItem | undefined {
  const item = plainItemOf(kind, entry, isTrue);
  if (item === undefined || item.type === 'flashcard' || !Value.Check(Frame, entry)) return item;
  const reasons = reasonsIn(kind, entry);
  return reasons.length === 0 ? item : { ...item, reasons };
}

function plainItemOf(kind: DraftKind, entry: unknown, isTrue: boolean): AuthoredItem | undefined {
  switch (kind) {
    case 'mcq': {
      if (!Value.Check(ENTRIES.mcq, entry)) return undefined;
      const { question, answer, distractors, explanation } = entry;
      return { type: kind, text: question, answer, distractors, explanation };
    }
    case 'true_false': {
      if (!Value.Check(ENTRIES.true_false, entry)) return undefined;
      const text = isTrue ? entry.true_statement : entry.false_statement;
      return { type: kind, text, answer: isTrue, explanation: entry.explanation };
    }
    case 'match_pairs': {
      if (!Value.Check(ENTRIES.match_pairs, entry)) return undefined;
      const pairs = entry.pairs.map(({ left, right }) => [left, right] as const);
      const surplus = strayTextsIn(entry, 'surplus');
      const item = { type: kind, text: entry.question, pairs, explanation: entry.explanation };
      return surplus.length === 0 ? item : { ...item, surplus };
    }
    case 'arrange_list': {
      if (!Value.Check(ENTRIES.arrange_list, entry)) return undefined;
      const { question, in_order, explanation } = entry;
      const foreign = strayTextsIn(entry, 'foreign');
      const item = { type: kind, text: question, order: in_order, explanation };
      return foreign.length === 0 ? item : { ...item, foreign };
    }
    case 'typed': {
      if (!Value.Check(ENTRIES.typed, entry)) return undefined;
      const { question, answer, accepted, explanation } = entry;
      return { type: kind, text: question, answer, accepted, explanation };
    }
    case 'cloze': {
      if (!Value.Check(ENTRIES.cloze, entry)) return undefined;
      const { sentence, answer, accepted, explanation } = entry;
      return { type: kind, text: sentence, answer, accepted, explanation };
    }
    case 'flashcard': {
      if (!Value.Check(ENTRIES.flashcard, entry)) return undefined;
      return { type: kind, front: entry.front, back: entry.back };
    }
  }
}

function reasonToDrop(draft: Draft | undefined, seen: ReadonlySet<string>): DropReason | undefined {
  if (draft === undefined) return 'wrong shape';
  return seen.has(wordsOf(draft.item)) ? 'repeated' : undefined;
}

const wordsOf = (item: AuthoredItem) =>
  normalized(item.type === 'flashcard' ? item.front : item.text);
