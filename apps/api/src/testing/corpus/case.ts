import { hash32 } from '@morsel/sdk/rules';

import { flawsOfBook } from '../../items/checks/check-book.ts';
import { flawsOf } from '../../items/checks/check-item.ts';
import type { Evidence, Flaw } from '../../items/checks/flaw.ts';
import { type AuthoredItem, composeItem } from '../../items/compose-item.ts';
import type { ItemContent } from '../../items/item-content.ts';
import type { Subject } from './writing.ts';

/** What is put before the checks: one item, with or without its source, or several of a book. */
export type Case = { readonly contents: readonly ItemContent[]; readonly evidence?: Evidence };

/** An item as the server would store it, options shuffled. */
export const alone = (item: AuthoredItem): Case => ({ contents: [composed(item)] });

/** An item of a book beside others of it. */
export const together = (...items: readonly AuthoredItem[]): Case => ({
  contents: items.map(composed),
});

const NAMELESS = { title: '', author: '' };

/** An item with the words that are to bear it out. */
export const quoted = (item: AuthoredItem, quote: string, passage = quote): Case => ({
  contents: [composed(item)],
  evidence: { quote, passage, book: NAMELESS },
});

/** Content as it is, for what no author could compose. */
export const asStored = (...contents: readonly ItemContent[]): Case => ({ contents });

/** The items of a subject, each with its quote. */
export const casesOf = ({ passage, items }: Subject): Case[] =>
  items.map(([index, item]) => quoted(item, passage[index] ?? '', passage.join(' ')));

/** All that the checks find in a case. */
export function flawsOfCase({ contents, evidence }: Case): Flaw[] {
  const [only, ...others] = contents;
  if (only === undefined) return [];
  if (others.length === 0) return flawsOf(only, evidence);
  return flawsOfBook(contents);
}

function composed(item: AuthoredItem): ItemContent {
  return composeItem(item, null, hash32(JSON.stringify(item)));
}
