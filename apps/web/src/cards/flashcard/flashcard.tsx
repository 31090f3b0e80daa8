import '../card/card.css';
import './flashcard.css';
import '../card/lying-phone.css';
import type { Difficulty, RatingResult } from '@morsel/sdk/contract';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import {
  memo,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

import type { OperationOutcome } from '../../operation-outcome.ts';
import { markShown } from '../../ui/controls/just-shown.ts';
import { firstScreen } from '../../ui/page/first-screen.ts';
import { BookLine } from '../card/book-line.tsx';
import { CardArt } from '../card/card-art.tsx';
import type { CardFlashcard } from '../card/card-item.ts';
import { QuestionImage } from '../card/question-image.tsx';
import { Stem } from '../card/stem.tsx';
import { UndoButton } from '../card/undo-button.tsx';
import type { ItemVerbs } from '../dialogs/item-verbs.ts';
import { useItemDialogs } from '../dialogs/use-item-dialogs.tsx';
import { KindPill } from '../kinds/kind-pill.tsx';
import { fetchLaterParts } from '../later/fetch-later-parts.ts';
import { laterPart, laterRatings } from '../later/later-parts.tsx';
import { useNoXpText } from '../verdict/xp-text.ts';
import { useStamp } from './use-stamp.ts';
import { type GivenRating, useTrace } from './use-trace.ts';

const PlaceNote = laterPart(({ PlaceNote }) => PlaceNote);
const OriginNote = laterPart(({ OriginNote }) => OriginNote);
const Ratings = laterRatings(({ Ratings }) => Ratings);
const RatingTrace = laterPart(({ RatingTrace }) => RatingTrace);
const RatingOverlay = laterPart(({ RatingOverlay }) => RatingOverlay);
const ReportButton = laterPart(({ ReportButton }) => ReportButton);

interface FlashcardProps extends ItemVerbs {
  readonly flashcard: CardFlashcard;
  /** Sends a rating; may be called again. It rejects when it did not count; whoever passes it in reports that. */
  readonly onRate: (difficulty: Difficulty) => Promise<OperationOutcome<RatingResult>>;
  /** The rating that was given when the card was up before; read when it comes up. */
  readonly given?: GivenRating | undefined;
  /** The rating that stands for good, where a card is rated only once; no further one is sent. */
  readonly rated?: Difficulty | undefined;
  /** Takes the last rating back, while that can be done; rejects when it counts all the same. */
  readonly onUndo?: (() => Promise<void>) | undefined;
}

/** A price tag with a question on its front and the answer and three ratings on its back. */
export const Flashcard = memo(function Flashcard(props: FlashcardProps) {
  const { flashcard, onRate, given, rated, onUndo, ...verbs } = props;
  const { origin } = flashcard;
  const stem = useId();
  const card = useRef<HTMLElement>(null);
  const { face, turning, turn } = useFlip(() => markShown(card.current));
  const { stamped, stamp, lift } = useStamp();
  const { trace, leaveTrace, eraseTrace } = useTrace(given);
  const [dialog, openDialog] = useItemDialogs(verbs);
  const noXp = useNoXpText(flashcard);
  useEffect(() => void firstScreen().then(fetchLaterParts), []);
  // The whole tag turns for pointers; its button does the same for everybody else.
  useTap(card, () => !stamped && turn());

  function rate(difficulty: Difficulty) {
    stamp(difficulty);
    leaveTrace(difficulty, onRate(difficulty));
  }

  /** Pressed by a key, the button hands the focus to the card, where the same key goes on. */
  function turnByButton({ detail }: MouseEvent) {
    turn();
    if (detail === 0) card.current?.focus({ preventScroll: true });
  }

  function undo(takeBack: () => Promise<void>) {
    lift();
    card.current?.focus({ preventScroll: true });
    eraseTrace(takeBack());
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
            {trace && <RatingTrace {...trace} noXp={noXp} />}
            {trace?.xp !== 0 && noXp && <span className="early-pill">{noXp}</span>}
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
          <button
            type="button"
            className="turn"
            aria-keyshortcuts={face === 'front' ? 'Space Enter' : undefined}
            onClick={turnByButton}
          >
            <RefreshCw className="icon" aria-hidden="true" />
            <span className="turn-text">{face === 'front' ? 'Tap to turn over' : 'Turn back'}</span>
          </button>
          {onUndo && <UndoButton onUndo={() => undo(onUndo)} />}
          {face === 'back' && <ReportButton origin={origin} openDialog={openDialog} />}
        </div>
        {face === 'back' && <Ratings onRate={rate} rated={rated} last={trace?.difficulty} />}
      </div>
      {stamped && <RatingOverlay difficulty={stamped} />}
      {dialog}
    </article>
  );
});

/** Calls back on taps anywhere on a card but on its controls. */
function useTap(card: RefObject<HTMLElement | null>, onTap: () => void): void {
  const tap = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && !target.closest('a, button, dialog')) onTap();
  });
  useEffect(() => {
    const listening = new AbortController();
    card.current?.addEventListener('click', (event) => tap(event), listening);
    return () => listening.abort();
  }, [card]);
}

/** How long a flashcard takes to turn over, in milliseconds; the faces swap halfway. */
const FLIP_MS = 150;

/** The face that shows, whether the card is on the move, and the verb that turns it over. */
function useFlip(onSwap: () => void) {
  const [face, setFace] = useState<'front' | 'back'>('front');
  const [turning, setTurning] = useState(false);
  const swapped = useEffectEvent(onSwap);

  useEffect(() => {
    if (!turning) return;
    const swap = setTimeout(() => {
      setFace((shown) => (shown === 'front' ? 'back' : 'front'));
      swapped();
    }, FLIP_MS / 2);
    const land = setTimeout(() => setTurning(false), FLIP_MS);
    return () => {
      clearTimeout(swap);
      clearTimeout(land);
    };
  }, [turning]);

  return { face, turning, turn: () => setTurning(true) };
}
