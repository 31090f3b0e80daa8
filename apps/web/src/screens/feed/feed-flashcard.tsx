import type { Flashcard as FlashcardItem } from '@morsel/sdk/contract';
import { memo } from 'react';

import { toastFailure } from '../../cards/card-toasts.ts';
import { Flashcard } from '../../cards/flashcard.tsx';
import { useItemVerbs } from '../../data/item-verbs.ts';
import { useRating } from '../../data/rating.ts';
import { toastRated } from './feed-toasts.ts';

const ratingReactions = {
  onSuccess: toastRated,
  onError: (error: Error) => toastFailure(error, 'rating'),
};

/** A flashcard in the feed; rating it again is allowed. */
export const FeedFlashcard = memo(function FeedFlashcard({
  flashcard,
}: {
  flashcard: FlashcardItem;
}) {
  const { mutate: rate } = useRating(flashcard, ratingReactions);
  const verbs = useItemVerbs(flashcard.id);
  return <Flashcard flashcard={flashcard} onRate={rate} {...verbs} />;
});
