import type { HighlightedBook } from '@morsel/sdk/contract';
import { X } from 'lucide-react';
import { useState } from 'react';

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
import { highlightsText, isAddable } from './reading-along-text.ts';

/** Called with the title of what is forgotten. */
export type Forgetting = { readonly onForgotten: (title: string) => void };

type HighlightsRowProps = Forgetting & {
  readonly highlighted: HighlightedBook;
  /** Epoch ms. */
  readonly now: number;
};

/** The highlights that apps have sent of a title, of which book they are, and what waits for that. */
export function HighlightsRow({ highlighted, now, onForgotten }: HighlightsRowProps) {
  const { title, author, highlights, receivedAt, book, source, link } = highlighted;
  const { mutate, variables, isPending, error } = useHighlightsLink(highlighted);
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<{ readonly bookId: number | null }>();
  const isInText = book !== null && highlighted.waiting < highlights;
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
      <BookChoice
        label="Of which book are they?"
        hint={highlightsText(highlighted)}
        error={error ? `That was not kept. ${failureText(error, 'settings')}` : undefined}
        isUnknown={link === null && !isPending}
        book={book}
        saving={isPending ? variables : undefined}
        onChoose={(bookId) => (isInText ? setAsked({ bookId }) : mutate(bookId))}
      />
      {book !== null && highlighted.waiting > 0 && (
        <Button small variant="paper" pending={isPending} onClick={() => mutate(book.id)}>
          Put them in now
        </Button>
      )}
      {asked && (
        <MovedHighlights
          highlighted={highlighted}
          onMove={() => {
            mutate(asked.bookId);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isAddable(highlighted) && <BookAddition highlighted={highlighted} />}
      {isAsking && (
        <ForgottenHighlights
          highlighted={highlighted}
          onForgotten={onForgotten}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function BookAddition({ highlighted }: Pick<HighlightsRowProps, 'highlighted'>) {
  const { mutate, isPending, error } = useHighlightsAddition(highlighted);
  return (
    <>
      <Button small variant="paper" pending={isPending} onClick={() => mutate()}>
        Add it as a book
      </Button>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </>
  );
}
