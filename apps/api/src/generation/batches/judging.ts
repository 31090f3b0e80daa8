import { hash32 } from '@morsel/sdk/rules';

import { flawsOf } from '../../items/checks/checking.ts';
import type { Evidence } from '../../items/checks/flaw.ts';
import { locateQuote } from '../../items/checks/locating.ts';
import { type KnownItems, repetitionFlaws } from '../../items/checks/near-duplicates.ts';
import { composeItem } from '../../items/composing.ts';
import type { Draft } from '../draft.ts';
import type { Candidate, QuotePlace } from './candidate.ts';
import type { Passage } from './source-text.ts';

export type Judged = { readonly candidate: Candidate } | { readonly refusal: string };

type Grounds = {
  readonly book: Evidence['book'];
  /** Null for what was written from memory. */
  readonly passage: Passage | null;
  readonly known: KnownItems;
};

/**
 * Puts a draft through the checks of single items and compares it with those that are known, which
 * it joins when it passes.
 */
export function judge(draft: Draft, { book, passage, known }: Grounds): Judged {
  const place = passage === null ? null : placeOf(draft, passage);
  if (place === undefined) return { refusal: 'quote' };
  const content = composeItem(draft.item, place?.title || null, seedOf(draft));
  const evidence =
    place === null || passage === null
      ? undefined
      : { quote: place.quote, passage: passage.text, book };
  const [flaw] = [...flawsOf(content, evidence), ...repetitionFlaws(content, known)];
  if (flaw !== undefined) return { refusal: flaw.check };
  known.add(content);
  return { candidate: { item: draft.item, content, difficulty: draft.difficulty, place } };
}

/** As the text has it, to the byte; undefined when it does not stand there. */
function placeOf({ quote }: Draft, passage: Passage): QuotePlace | undefined {
  const span = locateQuote(quote ?? '', passage.text);
  if (span === undefined) return undefined;
  return {
    chunk: passage.number,
    chapter: passage.chapter,
    title: passage.title,
    quote: passage.text.slice(span.start, span.end),
    start: passage.start + span.start,
    end: passage.start + span.end,
  };
}

const seedOf = ({ item }: Draft) => hash32(JSON.stringify(item));
