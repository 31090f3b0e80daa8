import type { Passage } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { type QuoteRow, findQuote } from './chapter-queries.ts';

/** UTF-16 units of the text shown on either side of a quote. */
const CONTEXT = 700;

/**
 * An item's quote with the text around it.
 *
 * @throws NotFoundError when the reader sees no such item, or it was not made from a text.
 */
export async function readPassage(db: Db, reader: Reader, itemId: number): Promise<Passage> {
  const quote = await findQuote(db, reader, itemId);
  if (quote === undefined) throw new NotFoundError('Passage not found');
  return inContext(quote);
}

/** The text around a quote, cut between words; an ellipsis where it goes on. */
function inContext({ title, text, start, end }: QuoteRow): Passage {
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const after = text.slice(end, end + CONTEXT);
  return {
    chapter: title,
    before: start > CONTEXT ? `…${before.replace(/^\S*\s/, '')}` : before,
    quote: text.slice(start, end),
    after: end + CONTEXT < text.length ? `${after.replace(/\s\S*$/, '')}…` : after,
  };
}
