import type { ItemContent } from '../content.ts';

/** What is wrong with an item: the name of the check, and the finding in words. */
export type Flaw = { check: string; detail: string };

/** Looks at one item; no flaws when the check does not apply to its kind. */
export type Check = (content: ItemContent) => Flaw[];

export const flawsIf = (check: string, detail: string | false | undefined): Flaw[] =>
  detail === false || detail === undefined ? [] : [{ check, detail }];
