import type { PackItem, PackMemory, SyncOperation } from '@morsel/sdk/contract';
import {
  type Earning,
  type Feats,
  localDay,
  logFeats,
  practiceOf,
  statsAfter,
  turningPoints,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';
import { type ReviewOutcome, reviewed } from '@morsel/sdk/rules/schedule';

import type { LocalCount, OperationKind, OperationResult, PendingOperation } from '../operation.ts';
import {
  entryOf,
  isAnswered,
  outdated,
  statsWithPending,
  withEarned,
  withKept,
  withMastery,
  withMerits,
  withoutKept,
  withShelving,
  withUse,
} from './entries.ts';
import { judgeAnswer } from './judge-answer.ts';
import {
  type Merits,
  knownMerits,
  meritsAfterAnswer,
  meritsAfterMark,
  meritsAfterRating,
  newAchievements,
  reviewBefore,
} from './merits.ts';
import type { ReaderRecord, StudyEntry } from './records.ts';
import { withoutReview, withTrace } from './undo-review.ts';

/** What an operation counts for here or takes off, and what the server will probably reply to it. */
export interface Counted {
  readonly count: LocalCount;
  readonly result: OperationResult;
}

/** What there is to judge an operation by: its item as the reader saw it or kept it, and what waits to be sent. */
interface Known {
  readonly item: PackItem | undefined;
  readonly pending: readonly Pick<PendingOperation, 'counted' | 'state'>[];
}

/** The pack after an operation; `counted` is absent where this device cannot tell what it counts for. */
interface Applied {
  readonly record: ReaderRecord;
  readonly counted?: Counted | undefined;
}

type OfKind<Kind extends OperationKind> = Extract<SyncOperation, { kind: Kind }>;

const NEITHER: LocalCount = { isCorrect: null, xp: 0 };

/** Applies an operation to the pack of its reader, and judges it as the server will. */
export function applyOperation(
  before: ReaderRecord,
  operation: SyncOperation,
  known: Known,
): Applied {
  const { record, counted } = judged(before, operation, known);
  const { kind } = operation;
  if (counted === undefined || (kind !== 'answer' && kind !== 'rating')) return { record, counted };
  const { pending } = known;
  const traced = withTrace(record, before, { review: operation, count: counted.count, pending });
  return { record: traced, counted };
}

function judged(record: ReaderRecord, operation: SyncOperation, known: Known): Applied {
  switch (operation.kind) {
    case 'answer':
      return applyAnswer(record, operation, known);
    case 'rating':
      return applyRating(record, operation, known);
    case 'mastery':
      return applyMark(record, operation);
    case 'undo':
      return withoutReview(record, operation.value, known.pending);
    case 'claim':
      // Others decide about it.
      return { record };
    case 'bite':
      return applyBite(record, operation, known.item);
    case 'shelf': {
      const { target, value } = operation;
      const merits = knownMerits(record.merits);
      const shelving = { count: NEITHER, merits, feats: {}, result: { ok: true } } as const;
      return counted(withShelving(record, target, value), shelving);
    }
  }
}

/** An answer that the server would refuse leaves the pack as it is. */
function applyAnswer(
  record: ReaderRecord,
  { target, value, answeredAt: at, timeZone }: OfKind<'answer'>,
  { item: seen, pending }: Known,
): Applied {
  const entry = entryOf(record, target);
  if (entry === undefined) return { record };
  if (seen === undefined) return { record: withUse(record, target, { at }) };
  const { item } = seen;
  const verdict = judgeAnswer(seen, value);
  if (item.itemType !== 'question' || verdict === undefined) return { record };

  const { isCorrect } = verdict;
  const day = localDay(at, timeZone);
  const xp = xpForAnswer(isCorrect, earningOf(entry, at, day));
  const count = { isCorrect, xp };
  const statsBefore = statsWithPending(record, pending);
  const stats = statsAfter(statsBefore, [count]);
  const { streak } = stats;
  const before = reviewBefore(entry.memory, at);
  const answer = { kind: item.type, isCorrect, streak, at, before };
  const merits = meritsAfterAnswer(knownMerits(record.merits), answer, day);
  const turned = turningPoints(statsBefore, stats);
  const result = { ...verdict, ...count, streak, ...turned };
  const memory = memoryAfter(entry.memory, isCorrect ? 'right' : 'wrong', at);
  const feats = logFeats(stats, merits.feats);
  const use = { at, memory, ...(xp > 0 && { earnedOn: day }) };
  return counted(withUse(record, target, use), { count, merits, feats, result });
}

function applyRating(
  record: ReaderRecord,
  { target, value: difficulty, answeredAt: at, timeZone }: OfKind<'rating'>,
  { pending }: Known,
): Applied {
  const entry = entryOf(record, target);
  if (entry?.itemType !== 'flashcard') return { record };
  const day = localDay(at, timeZone);
  const xp = xpForRating(earningOf(entry, at, day));
  const count = { isCorrect: null, xp };
  const statsBefore = statsWithPending(record, pending);
  const stats = statsAfter(statsBefore, [count]);
  const merits = meritsAfterRating(knownMerits(record.merits), day);
  const memory = memoryAfter(entry.memory, difficulty, at);
  const feats = logFeats(stats, merits.feats);
  const result = { difficulty, xp, ...turningPoints(statsBefore, stats) };
  const use = { at, memory, ...(xp > 0 && { earnedOn: day }) };
  return counted(withUse(record, target, use), { count, merits, feats, result });
}

function earningOf({ memory, earnedOn }: StudyEntry, at: number, day: string): Earning {
  return { practice: practiceOf(memory?.dueAt, at), earnedOn, day };
}

/** Only what was answered can be mastered; the device does not know that of items it lacks. */
function applyMark(
  record: ReaderRecord,
  { target, value: ismastered }: OfKind<'mastery'>,
): Applied {
  const entry = entryOf(record, target);
  if (ismastered && entry !== undefined && !isAnswered(entry)) return { record };
  const before = knownMerits(record.merits);
  const isNew = entry?.isMastered !== ismastered;
  const merits = isNew ? meritsAfterMark(before, ismastered) : before;
  const feats = ismastered ? { mastered: merits.feats.mastered } : {};
  const mark = { count: NEITHER, merits, feats, result: { ismastered } };
  return counted(withMastery(record, target, ismastered), mark);
}

/** What is kept joins the pack at once; what is not any more leaves it. */
function applyBite(
  record: ReaderRecord,
  { target, value: { decision } }: OfKind<'bite'>,
  kept: PackItem | undefined,
): Applied {
  const merits = knownMerits(record.merits);
  const said = { count: NEITHER, merits, feats: {}, result: { decision } };
  if (decision !== 'kept') return counted(withoutKept(record, target), said);
  return counted(kept ? withKept(record, kept) : outdated(record), said);
}

interface Judged extends Counted {
  readonly merits: Merits;
  /** The figures by which achievements may be earned with it. */
  readonly feats: Partial<Feats>;
}

/** The pack with what was earned, each achievement once for ever, and the result that tells of it. */
function counted(record: ReaderRecord, { count, merits, feats, result }: Judged): Applied {
  const { earned, told } = newAchievements(record.achievements, feats);
  return {
    record: withEarned(withMerits(record, merits), earned),
    counted: { count, result: { ...result, ...told } },
  };
}

function memoryAfter(memory: PackMemory | null, outcome: ReviewOutcome, at: number): PackMemory {
  return { ...reviewed(memory ?? undefined, outcome, at) };
}
