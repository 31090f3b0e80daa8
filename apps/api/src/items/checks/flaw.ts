import type { ItemContent } from '../item-content.ts';
import type { CheckName } from './check-catalogue.ts';
import type { Language } from './languages/language.ts';

/** What is wrong with an item: the check that found it, and the finding as a sentence. */
export type Flaw = { readonly check: CheckName; readonly detail: string };

/** The words that make an item true, and the passage around them, which holds them verbatim. */
export type Evidence = {
  readonly quote: string;
  readonly passage: string;
  /** An item may name title and author, though the passage does not. */
  readonly book: { readonly title: string; readonly author: string };
  /** The item puts an idea to a case that nobody has told, in words of its own. */
  readonly isNewSituation?: boolean;
};

/** Looks at one item; no flaws when the check does not apply to its kind. */
export type Check = (content: ItemContent, language: Language) => Flaw[];

/** One flaw when there is a finding, else none. */
export const flawsIf = <Name extends string>(
  check: Name,
  detail: string | false | undefined,
): { check: Name; detail: string }[] =>
  detail === false || detail === undefined ? [] : [{ check, detail }];
