import type { HighlightedBook } from '@morsel/sdk/contract';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';

import { useHighlightsAddition, useHighlightsLink } from '../../data/reading-along/highlights.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { timeAgo } from '../../ui/text/time-ago.ts';
import { BookChoice } from './book-choice.tsx';
import { ForgottenHighlights } from './forgotten-highlights.tsx';
import { MovedHighlights } from './moved-highlights.tsx';
import { highlightsText, isAddable, placedText } from './reading-along-text.ts';
import type { Telling } from './told-panel.tsx';

type HighlightsRowProps = Telling & {
  readonly highlighted: HighlightedBook;
  /** Epoch ms. */
  readonly now: number;
};

/** The highlights that apps have sent of a title, of which book they are, and what waits for that. */
export function HighlightsRow({ highlighted, now, tell, tellGone }: HighlightsRowProps) {
  const { title, author, highlights, receivedAt, source } = highlighted;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="settings-row">
      <div className="settings-row-words">
        <b dir="auto">{title}</b>
        <p>
          <span dir="auto">{author}</span>, {counted(highlights, 'highlight')}
          {source !== null && ` from ${source}`}, {timeAgo(receivedAt, Math.max(now, receivedAt))}
        </p>
      </div>
      <IconButton label={`Forget the highlights of ${title}`} onClick={() => setAsking(true)}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
      <TheirBook highlighted={highlighted} tell={tell} />
      {isAsking && (
        <ForgottenHighlights
          highlighted={highlighted}
          onForgotten={() => tellGone(`The highlights of ${title} are forgotten.`)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

type TheirBookProps = Pick<HighlightsRowProps, 'highlighted' | 'tell'>;

function TheirBook({ highlighted, tell }: TheirBookProps) {
  const { highlights, waiting, book, link } = highlighted;
  const choice = useRef<HTMLSelectElement>(null);
  const { mutate, variables, isPending, error } = useHighlightsLink(highlighted);
  const [asked, setAsked] = useState<{ readonly to: { id: number; title: string } | null }>();
  const isInText = book !== null && waiting < highlights;
  /** The button that had the focus is gone. */
  const tellGone = (linked: HighlightedBook) => {
    tell(placedText(linked));
    choice.current?.focus();
  };
  const tellPlaced = (linked: HighlightedBook) =>
    linked.waiting === 0 ? tellGone(linked) : tell(placedText(linked));
  return (
    <>
      <BookChoice
        ref={choice}
        label="Of which book are they?"
        hint={highlightsText(highlighted)}
        error={error ? `That was not kept. ${failureText(error, 'settings')}` : undefined}
        isUnknown={link === null && !isPending}
        book={book}
        saving={isPending ? variables : undefined}
        onChoose={(to) => (isInText ? setAsked({ to }) : mutate(to?.id ?? null))}
      />
      {book !== null && waiting > 0 && (
        <Button
          small
          variant="paper"
          className="uppercase"
          pending={isPending}
          onClick={() => mutate(book.id, { onSuccess: tellPlaced })}
        >
          Put them in now
        </Button>
      )}
      {asked && (
        <MovedHighlights
          from={book}
          to={asked.to}
          onMove={() => {
            mutate(asked.to?.id ?? null);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isAddable(highlighted) && <BookAddition highlighted={highlighted} onAdded={tellGone} />}
    </>
  );
}

type BookAdditionProps = Pick<HighlightsRowProps, 'highlighted'> & {
  readonly onAdded: (linked: HighlightedBook) => void;
};

function BookAddition({ highlighted, onAdded }: BookAdditionProps) {
  const { mutate, isPending, error } = useHighlightsAddition(highlighted, { onSuccess: onAdded });
  return (
    <>
      <Button
        small
        variant="paper"
        className="uppercase"
        pending={isPending}
        onClick={() => mutate()}
      >
        Add it as a book
      </Button>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </>
  );
}
