import type { Demand } from '@morsel/sdk/domain';

import type { AuthoredItem } from '../items/compose-item.ts';

/** An item as a model or the extractive generator proposes it, not yet checked. */
export type Draft = {
  readonly item: AuthoredItem;
  /** 1 easy to 3 hard. */
  readonly difficulty: number;
  /** Key of the idea that it asks for, where it is known. */
  readonly idea?: string | null;
  /** The usual one of its kind where nothing is said. */
  readonly demand?: Demand;
  /** The words of the passage that make it true; null without a text. */
  readonly quote: string | null;
  /** What the rules cannot settle about it: a reviewer has to. */
  readonly doubt?: Finding;
  /** What a reviewer should look at besides. */
  readonly hint?: string;
};

/** What is wrong with an item, or may be: as it is counted, and as a sentence. */
export type Finding = { readonly refusal: string; readonly flaw: string };
