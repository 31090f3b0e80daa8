import type { Difficulty, Flashcard as FlashcardItem } from '@morsel/sdk/contract';
import { memo } from 'react';

import { toastAchievement, toastFailure } from '../../cards/card-toasts.ts';
import { Flashcard } from '../../cards/flashcard.tsx';
import { useItemVerbs } from '../../data/item-verbs.ts';
import { useRating } from '../../data/rating.ts';
import { resultOf } from '../../data/submitting.ts';
import type { ChangeNotice } from '../../ui/use-notice.ts';
import { ratedNotice } from './book-notices.ts';
import type { RecordEvent } from './book-session.ts';
import { CardMark } from './card-mark.tsx';

interface BookFlashcardProps {
  readonly flashcard: FlashcardItem;
  /** The rating of this session, once there is one. */
  readonly rated: Difficulty | undefined;
  readonly record: RecordEvent;
  readonly tell: ChangeNotice;
}

/** A flashcard on its book's page, rated once per session. */
export const BookFlashcard = memo(function BookFlashcard(props: BookFlashcardProps) {
  const { flashcard, rated, record, tell } = props;
  const flashcardId = flashcard.id;
  const { mutate: send } = useRating(flashcard, {
    onSuccess({ difficulty, outcome }) {
      tell(ratedNotice(difficulty));
      toastAchievement(resultOf(outcome)?.achievement);
    },
    onError(error) {
      record({ did: 'lose-rating', flashcardId });
      toastFailure(error, 'rating');
    },
  });

  const verbs = useItemVerbs(flashcardId);

  function rate(difficulty: Difficulty): void {
    record({ did: 'rate', flashcardId, difficulty });
    send(difficulty);
  }

  return (
    <>
      {rated && <CardMark>Rated {rated}</CardMark>}
      <Flashcard flashcard={flashcard} onRate={rate} rated={rated} {...verbs} />
    </>
  );
});
