import type { GenerationQuery } from '@morsel/sdk/contract';
import {
  isQuestionKind,
  ITEM_DIFFICULTIES,
  type Makeable,
  QUESTION_KINDS,
} from '@morsel/sdk/domain';

import { InvalidInputError } from '../../errors.ts';
import type { BatchOrder } from './batch.ts';

/** What a reader wants of a batch, whatever it is made from. */
export type BatchWish = Pick<
  BatchOrder,
  'what' | 'kinds' | 'count' | 'difficulty' | 'chapters' | 'isPreview'
> & { readonly sourceId: number | undefined };

/**
 * Reads the query of a call.
 *
 * @throws InvalidInputError for kinds of flashcards, and for chapters without a text.
 */
export function batchWishOf(what: Makeable, query: GenerationQuery): BatchWish {
  const { sourceId, count, preview = false } = query;
  if (query.kinds !== undefined && what === 'flashcards') {
    throw new InvalidInputError('Flashcards are all of one kind: leave kinds out', 'kinds');
  }
  if (query.chapters !== undefined && sourceId === undefined) {
    throw new InvalidInputError('chapters are those of a text: name it by sourceId', 'chapters');
  }
  return {
    what,
    sourceId,
    kinds: kindsIn(query.kinds),
    count,
    difficulty: ITEM_DIFFICULTIES.find((level) => level === query.difficulty),
    chapters: query.chapters === undefined ? undefined : chaptersIn(query.chapters),
    isPreview: preview,
  };
}

/** What is wanted of a batch in particular, in one form for the same; empty: nothing. */
export function optionsOf({
  kinds,
  count,
  difficulty,
  chapters,
}: Omit<BatchWish, 'sourceId'>): string {
  const isChosen = kinds.length < QUESTION_KINDS.length;
  return [
    ...(isChosen && kinds.length > 0 ? [`kinds=${kinds.join(',')}`] : []),
    ...(count === undefined ? [] : [`count=${count}`]),
    ...(difficulty === undefined ? [] : [`difficulty=${difficulty}`]),
    ...(chapters === undefined ? [] : [`chapters=${chapters.map((from) => from + 1).join(',')}`]),
  ].join('&');
}

function kindsIn(list: string | undefined) {
  if (list === undefined) return QUESTION_KINDS;
  const wanted = new Set(list.split(',').filter(isQuestionKind));
  return QUESTION_KINDS.filter((kind) => wanted.has(kind));
}

const chaptersIn = (list: string) =>
  [...new Set(list.split(','))].map((number) => Number(number) - 1).toSorted((a, b) => a - b);
