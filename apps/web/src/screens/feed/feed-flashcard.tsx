import type { Flashcard as FlashcardItem } from '@morsel/sdk/contract';
import { memo } from 'react';

import { toastFailure } from '../../cards/card-toasts.ts';
import { Flashcard } from '../../cards/flashcard.tsx';
import { useReadPassage } from '../../data/passages.ts';
import { useRating } from '../../data/rating.ts';
import { useReporting } from '../../data/reporting.ts';
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
  const onReport = useReporting(flashcard.id);
  const readPassage = useReadPassage(flashcard.id);
  return <Flashcard flashcard={flashcard} onRate={rate} {...{ onReport, readPassage }} />;
});
