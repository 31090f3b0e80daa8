import './card.css';
import './flashcard.css';
import type { Difficulty } from '@morsel/sdk/contract';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import { memo, useId } from 'react';

import { BookLine } from './book-line.tsx';
import { CardArt } from './card-art.tsx';
import type { CardFlashcard } from './card-item.ts';
import { EarlyPill } from './early-pill.tsx';
import type { ItemVerbs } from './item-verbs.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { KindPill } from './kind-pill.tsx';
import { OriginNote } from './origin-note.tsx';
import { PlaceNote } from './place-note.tsx';
import { QuestionImage } from './question-image.tsx';
import { RatingOverlay } from './rating-overlay.tsx';
import { Ratings } from './ratings.tsx';
import { ReportButton } from './report-button.tsx';
import { Stem } from './stem.tsx';
import { useCard } from './use-card.ts';
import { useFlip } from './use-flip.ts';
import { useItemDialogs } from './use-item-dialogs.tsx';
import { useStamp } from './use-stamp.ts';

interface FlashcardProps extends ItemVerbs {
  readonly flashcard: CardFlashcard;
  /** Sends a rating; may be called again. Whoever passes it in reports a failure. */
  readonly onRate: (difficulty: Difficulty) => void;
  /** The rating that stands for good, where a card is rated only once; no further one is sent. */
  readonly rated?: Difficulty | undefined;
}

/** A price tag with a question on its front and the answer and three ratings on its back. */
export const Flashcard = memo(function Flashcard(props: FlashcardProps) {
  const { flashcard, onRate, rated, ...verbs } = props;
  const { origin } = flashcard;
  const stem = useId();
  const { face, turning, turn } = useFlip();
  const { stamped, stamp } = useStamp();
  // The whole tag turns for pointers; its button does the same for everybody else.
  const { card, keysShown, hideKeys } = useCard(() => !stamped && turn());
  const [dialog, openDialog] = useItemDialogs(verbs);

  function rate(difficulty: Difficulty) {
    stamp(difficulty);
    onRate(difficulty);
  }

  return (
    <article
      ref={card}
      className={clsx('card tag', `theme-${cardTheme(flashcard.book?.id)}`, `is-${face}`, {
        'is-roomy': face === 'front',
        'is-turning': turning,
      })}
      aria-label={`Flashcard: ${flashcard.front}`}
      tabIndex={-1}
    >
      <CardArt kind="flashcard" />
      <span className="tag-hole" aria-hidden="true" />
      <div className="card-body">
        <BookLine book={flashcard.book} />
        <div className="face" aria-live="polite">
          <div className="pills">
            <KindPill kind="flashcard" />
            <EarlyPill dueAt={flashcard.dueAt} />
          </div>
          <QuestionImage src={flashcard.imageUrl} />
          {face === 'front' ? (
            <Stem id={stem} text={flashcard.front} />
          ) : (
            <>
              <p className="tag-answer" dir="auto">
                {flashcard.back}
              </p>
              {!origin && flashcard.place && <PlaceNote place={flashcard.place} />}
              {origin && (
                <OriginNote origin={origin} said={flashcard.back} openDialog={openDialog} />
              )}
            </>
          )}
        </div>
        <div className="tag-foot">
          <button type="button" className="turn" aria-keyshortcuts="Space" onClick={turn}>
            <RefreshCw className="icon" aria-hidden="true" />
            <span className="turn-text">{face === 'front' ? 'Tap to turn over' : 'Turn back'}</span>
          </button>
          {face === 'back' && <ReportButton openDialog={openDialog} />}
        </div>
        {face === 'back' && <Ratings onRate={rate} rated={rated} />}
      </div>
      {stamped && <RatingOverlay difficulty={stamped} />}
      {dialog}
      {keysShown && <KeysDialog onClose={hideKeys} />}
    </article>
  );
});
