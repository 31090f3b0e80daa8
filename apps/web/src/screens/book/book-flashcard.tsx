import type { Difficulty, Flashcard as FlashcardItem } from '@morsel/sdk/contract';
import { memo } from 'react';

import { Flashcard } from '../../cards/flashcard/flashcard.tsx';
import { useItemVerbs } from '../../data/items/item-verbs.ts';
import { useRateFlashcard } from '../../data/items/rate-flashcard.ts';
import { useUndo } from '../../data/items/undoable.ts';
import { toastFailure, undoReactions } from '../../features/card-toasts/card-failure.ts';
import { toastEarned } from '../../features/card-toasts/card-praise.ts';
import { resultOf } from '../../operation-outcome.ts';
import type { ChangeNotice } from '../../ui/toast/use-notice.ts';
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
  const { rate: send, given } = useRateFlashcard(flashcard, {
    onSuccess({ difficulty, outcome }) {
      tell(ratedNotice(difficulty));
      toastEarned(resultOf(outcome));
    },
    onError(error) {
      record({ did: 'lose-rating', flashcardId });
      toastFailure(error, 'rating');
    },
  });

  const takeBack = useUndo(flashcardId, {
    ...undoReactions,
    onError(error) {
      if (rated) record({ did: 'rate', flashcardId, difficulty: rated });
      undoReactions.onError(error);
    },
  });
  const undo =
    takeBack &&
    (async () => {
      record({ did: 'undo', itemId: flashcardId });
      await takeBack();
    });
  const verbs = useItemVerbs(flashcardId, flashcard.book.id);

  function rate(difficulty: Difficulty) {
    record({ did: 'rate', flashcardId, difficulty });
    return send(difficulty);
  }

  return (
    <>
      {rated && <CardMark>Rated {rated}</CardMark>}
      <Flashcard
        flashcard={flashcard}
        onRate={rate}
        given={given}
        rated={rated}
        onUndo={undo}
        {...verbs}
      />
    </>
  );
});
