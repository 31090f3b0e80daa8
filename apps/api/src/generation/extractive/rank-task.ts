import type { TextFormat } from '@morsel/sdk/domain';

import type { Chapter } from '../book-text.ts';
import {
  type KeySentence,
  type RankingOptions,
  highlightedSentences,
  keySentences,
} from './key-sentences.ts';

/** A text whose sentences are to be ranked. */
export type RankingInput = RankingOptions & {
  readonly chapters: readonly Chapter[];
  readonly format: TextFormat;
};

const HIGHLIGHTS: ReadonlySet<TextFormat> = new Set(['clippings', 'readwise']);

/** The sentences of a text that are worth keeping, best first; of highlights all, in their order. */
export function task({ chapters, format, ...options }: RankingInput): KeySentence[] {
  return HIGHLIGHTS.has(format)
    ? highlightedSentences(chapters, options)
    : keySentences(chapters, options);
}
