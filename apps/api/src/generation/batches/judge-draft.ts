import { hash32 } from '@morsel/sdk/rules';

import { giveWay } from '../../background/give-way.ts';
import { isDoubt } from '../../items/checks/check-catalogue.ts';
import { flawsOf } from '../../items/checks/check-item.ts';
import type { Evidence, Flaw } from '../../items/checks/flaw.ts';
import { foreignIn } from '../../items/checks/foreign-text.ts';
import { claimSourceOf, shareFound } from '../../items/checks/item-claim.ts';
import { stemOf } from '../../items/checks/item-parts.ts';
import { locateQuote } from '../../items/checks/locate-quote.ts';
import { type KnownItems, repetitionFlaws } from '../../items/checks/near-duplicates.ts';
import { hintsOf } from '../../items/checks/reading-hints.ts';
import { type AuthoredItem, composeItem } from '../../items/compose-item.ts';
import type { ItemContent } from '../../items/item-content.ts';
import type { Draft, Finding } from '../draft.ts';
import type { ItemCandidate, QuoteOrigin } from './item-candidate.ts';
import { variantsOf } from './item-variants.ts';
import type { SourcePassage } from './source-text.ts';
import { supportedReasons } from './supported-reasons.ts';

const TOLD_SHARE = 0.5;

/** `refusal` is the name of the check that refuses, `flaw` what it has found. */
export type Judged = { readonly candidate: ItemCandidate } | Finding;

const NOT_THERE = 'Its quote does not stand in the passage letter by letter.';

type Grounds = {
  readonly book: Evidence['book'];
  /** Null for what was written from memory. */
  readonly passage: SourcePassage | null;
  readonly known: KnownItems;
};

/** Judges a draft that nobody reads but the rules: what they doubt is refused. */
export async function judgeDraft(draft: Draft, grounds: Grounds): Promise<Judged> {
  const judged = await weighDraft(draft, grounds);
  const doubt = 'candidate' in judged ? judged.candidate.doubt : undefined;
  return doubt ?? admitted(judged, grounds);
}

/** Judges a draft of which a reviewer settles what the rules doubt. */
export async function admitDraft(draft: Draft, grounds: Grounds): Promise<Judged> {
  return admitted(await weighDraft(draft, grounds), grounds);
}

/** What passes joins what is known. */
function admitted(judged: Judged, { known }: Grounds): Judged {
  if (!('candidate' in judged)) return judged;
  const { content, origin } = judged.candidate;
  // Another piece of the batch may have been given the same meanwhile.
  const [repetition] = repetitionFlaws(content, known, origin);
  if (repetition !== undefined) return findingOf(repetition);
  known.add(content, origin);
  return judged;
}

const findingOf = ({ check, detail }: Flaw): Finding => ({ refusal: check, flaw: detail });

/**
 * Puts a draft through the checks of single items and compares it with those that are known. Reasons
 * and texts that fit nowhere are left out where they do not pass; so are distractors that are more
 * than are needed. What is at most doubted passes with its doubt. Gives way to others between the ways
 * in which it can become an item.
 */
export async function weighDraft(draft: Draft, { book, passage, known }: Grounds): Promise<Judged> {
  const origin = passage === null ? null : originOf(draft, passage);
  if (origin === undefined) return { refusal: 'quote', flaw: NOT_THERE };
  const evidence =
    origin === null || passage === null
      ? undefined
      : {
          quote: origin.quote,
          passage: passage.text,
          book,
          isNewSituation: draft.demand === 'apply',
        };
  const compose = (item: AuthoredItem) => composeItem(item, origin?.title || null, seedOf(draft));
  let doubted: ItemCandidate | undefined;
  let worst: Finding = { refusal: '', flaw: '' };
  for (const variant of variantsOf(draft.item)) {
    await giveWay();
    const item = withSupportedReasons(variant, compose, evidence);
    const content = compose(item);
    const { difficulty, idea = null } = draft;
    const candidate = { item, content, difficulty, idea, ...demandOf(draft, content), origin };
    const flaws = [...flawsOf(content, evidence), ...repetitionFlaws(content, known, origin)];
    const flaw = flaws.find((one) => !isDoubt(one)) ?? flaws[0];
    if (flaw === undefined) return { candidate: withHint(candidate, evidence) };
    worst = findingOf(flaw);
    if (isDoubt(flaw)) doubted ??= { ...candidate, doubt: worst };
  }
  return doubted === undefined ? worst : { candidate: doubted };
}

function withHint(candidate: ItemCandidate, evidence: Evidence | undefined): ItemCandidate {
  const [hint] = evidence === undefined ? [] : hintsOf(candidate.content, evidence);
  return hint === undefined ? candidate : { ...candidate, hint };
}

/** A situation that the quote tells is none that is new. */
function demandOf({ demand, quote }: Draft, content: ItemContent): Pick<Draft, 'demand'> {
  if (demand === undefined) return {};
  const isTold =
    quote !== null && shareFound(stemOf(content), claimSourceOf(quote, '')) >= TOLD_SHARE;
  return demand === 'apply' && isTold ? {} : { demand };
}

function withSupportedReasons(
  item: AuthoredItem,
  compose: (item: AuthoredItem) => ItemContent,
  evidence: Evidence | undefined,
): AuthoredItem {
  if (item.type === 'flashcard' || item.reasons === undefined) return item;
  const { reasons, ...plain } = item;
  const content = compose(plain);
  if (content.kind === 'flashcard') return item;
  return { ...plain, reasons: supportedReasons(content, reasons, evidence) };
}

/** As the text has it, to the byte; undefined when it does not stand there. */
function originOf({ quote }: Draft, passage: SourcePassage): QuoteOrigin | undefined {
  const span = locateQuote(quote ?? '', passage.text);
  if (span === undefined) return undefined;
  return {
    chunk: passage.number,
    chapter: passage.chapter,
    title: shownTitle(passage.title),
    quote: passage.text.slice(span.start, span.end),
    start: passage.start + span.start,
    end: passage.start + span.end,
  };
}

/** A chapter may be called anything; readers see it with the item. */
const shownTitle = (title: string) => (foreignIn(title) === undefined ? title : '');

const seedOf = ({ item }: Draft) => hash32(JSON.stringify(item));
