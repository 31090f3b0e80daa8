import '../../cards/card/card.css';
import type { Bite, Book } from '@morsel/sdk/contract';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { CardArt } from '../../cards/card/card-art.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ThumbCover } from '../../ui/covers/thumb-cover.tsx';
import { isFocusLost } from '../../ui/page/content.ts';
import type { useBiteChoice } from './bite-choice.ts';
import { BiteSentence } from './bite-sentence.tsx';
import { useSwipe } from './use-swipe.ts';

interface BiteCardProps {
  readonly book: Book;
  readonly bite: Bite;
  readonly choice: ReturnType<typeof useBiteChoice>;
  /** Others came before it: it takes over from them. */
  readonly follows: boolean;
  readonly keep: () => void;
  readonly skip: () => void;
  /** Absent where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
}

/** One sentence to keep or to skip, with what stands around it and what would be hidden. */
export function BiteCard({ book, bite, choice, follows, keep, skip, undo }: BiteCardProps) {
  const swipe = useSwipe({ onLeft: skip, onRight: keep });
  return (
    <article
      className={clsx('card', 'bite-card', `theme-${cardTheme(book.id)}`)}
      aria-label="A sentence of your text"
      tabIndex={-1}
      {...swipe}
    >
      <CardArt kind="cloze" />
      <div className="card-body">
        <BiteWords key={bite.id} {...{ book, bite, choice, follows }} />
        <div className="bite-verbs">
          <Button
            variant="paper"
            className="uppercase"
            aria-keyshortcuts="ArrowLeft"
            onClick={skip}
          >
            Skip
          </Button>
          <Button
            variant="paper"
            className="bite-undo"
            aria-label="Undo"
            aria-keyshortcuts="Z"
            aria-disabled={!undo}
            onClick={undo}
          >
            <Undo2 className="icon" aria-hidden="true" />
          </Button>
          <Button
            variant="pop"
            className="uppercase"
            aria-keyshortcuts="ArrowRight Enter"
            aria-disabled={!choice.canKeep}
            onClick={choice.canKeep ? keep : undefined}
          >
            Keep
          </Button>
        </div>
      </div>
    </article>
  );
}

/** New with each bite. */
function BiteWords({
  book,
  bite,
  choice,
  follows,
}: Pick<BiteCardProps, 'book' | 'bite' | 'choice' | 'follows'>) {
  const words = useRef<HTMLDivElement>(null);
  const takesOver = useEffectEvent(() => {
    if (!follows) return;
    scrollTo(0, 0);
    // A word that had the focus has gone with its sentence.
    if (isFocusLost()) words.current?.closest('article')?.focus({ preventScroll: true });
  });
  useEffect(() => takesOver(), []);
  return (
    <div ref={words} className="bite-words">
      <BitePlace book={book} chapter={bite.chapter} />
      {bite.card && <AskedAs choice={choice} />}
      {choice.isCard && bite.card ? (
        <CardSides {...bite.card} />
      ) : (
        <>
          {bite.before !== null && (
            <p className="bite-before" dir="auto">
              {bite.before}
            </p>
          )}
          <BiteSentence sentence={bite.sentence} hidden={choice.hidden} onHide={choice.hideAt} />
        </>
      )}
      <p className="bite-hint" aria-live="polite">
        {choice.hint}
      </p>
    </div>
  );
}

/** Where in which book the sentence stands. */
function BitePlace({ book, chapter }: { readonly book: Book; readonly chapter: string }) {
  return (
    <div className="book-line">
      <ThumbCover book={book} width={34} className="book-line-cover" />
      <span className="book-line-text">
        <b dir="auto">{book.title}</b>
        <span dir="auto">{chapter}</span>
      </span>
    </div>
  );
}

/** As what a bite is kept that could be either. */
function AskedAs({ choice: { isCard, asCard, gap } }: Pick<BiteCardProps, 'choice'>) {
  return (
    <fieldset className="bite-kinds" aria-label="Ask it as">
      <button
        type="button"
        aria-pressed={!isCard}
        disabled={gap === undefined}
        onClick={() => asCard(false)}
      >
        Gap
      </button>
      <button type="button" aria-pressed={isCard} onClick={() => asCard(true)}>
        Flashcard
      </button>
    </fieldset>
  );
}

function CardSides({ front, back }: { readonly front: string; readonly back: string }) {
  return (
    <dl className="bite-sides">
      <dt className="sr-only">Front</dt>
      <dd className="bite-front" dir="auto">
        {front}
      </dd>
      <dt className="sr-only">Back</dt>
      <dd className="bite-back" dir="auto">
        {back}
      </dd>
    </dl>
  );
}
