import type { ItemDifficulty, Makeable, QuestionKind } from '@morsel/sdk/domain';

import type { AnyBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import type { Sender } from '../../sender.ts';
import type { Description } from '../drafting/describe-book.ts';
import type { ProseFit } from '../extractive/prose/prose-items.ts';
import type { ChosenSource } from './choose-source.ts';
import type { ItemCandidate } from './item-candidate.ts';
import type { Known } from './known-items.ts';
import type { TextScope } from './source-text.ts';

/** What is to be made, and for whom. */
export type BatchOrder = {
  readonly reader: Reader;
  /** As whom the reader takes turns with others. */
  readonly sender: Sender;
  readonly book: AnyBook;
  readonly what: Makeable;
  /** Of questions. */
  readonly kinds: readonly QuestionKind[];
  /** So many items at most, and if possible; undefined: about ten. */
  readonly count?: number | undefined;
  readonly difficulty?: ItemDifficulty | undefined;
  /** Numbers of the chapters that they are to be of, from 0; undefined: of any. */
  readonly chapters?: readonly number[] | undefined;
  /** Whether they are stored as proposals. */
  readonly isPreview?: boolean;
  /** Undefined: from memory. */
  readonly source: ChosenSource | undefined;
  readonly seed: number;
};

/** How far rules have got through a text. */
export type Reach = {
  /** How many of its parts were looked through, `of` how many. */
  readonly looked: number;
  readonly of: number;
  /** Whether there are as many items as a batch wants. */
  readonly hasEnough: boolean;
  /** Whether rules find nothing more in them. */
  readonly isDone: boolean;
  /** Of which chapters these are the parts. */
  readonly scope: TextScope;
  /** Whether rules make anything of its prose. */
  readonly fit: ProseFit;
};

/** From where in a text what a model makes could come. */
export type Ground = {
  readonly scope: TextScope;
  /** How many parts that is. */
  readonly open: number;
  /** Whether the batch has worked on all of them. */
  readonly isAll: boolean;
};

/** What was made of it. */
export type Batch = {
  readonly candidates: readonly ItemCandidate[];
  /** Numbers of the chunks that are done with. */
  readonly chunks: readonly number[];
  /** Keys of the ideas of the text's plan that were asked for. */
  readonly ideas?: readonly string[];
  /** What of the order rules cannot do, in the reader's words. */
  readonly lacking?: string | undefined;
  /** What went wrong, in the reader's words. */
  readonly failure: string | undefined;
  /** Epoch ms: when the provider may be asked again, where it has said so. */
  readonly retryAt?: number | undefined;
  /** Of the book, where it had none. */
  readonly description: Description | undefined;
  /** Undefined for what a model made. */
  readonly reach: Reach | undefined;
  /** Undefined for what rules made, and from memory. */
  readonly ground?: Ground | undefined;
  /** What was there before. */
  readonly known: readonly Known[];
};
