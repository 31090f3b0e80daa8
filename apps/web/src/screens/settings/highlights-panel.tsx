import './reading-along.css';
import type { HighlightedBook, HighlightedBooks } from '@morsel/sdk/contract';
import { READWISE_PATH } from '@morsel/sdk/domain';
import { useState } from 'react';

import {
  useHighlightCards,
  useHighlights,
  useHighlightsLink,
} from '../../data/reading-along/highlights.ts';
import { FirstFew } from '../../ui/controls/first-few.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { timeAgo } from '../../ui/text/time-ago.ts';
import { BookChoice } from './book-choice.tsx';

/** How many books show before more are asked for. */
const FEW = 5;

/** How other apps send highlights, what they have sent, and of which books that is. */
export function HighlightsPanel() {
  return (
    <Panel className="settings-panel" aria-labelledby="highlights">
      <h2 id="highlights" className="h2">
        Highlights
      </h2>
      <p>
        Apps that send highlights to Readwise can send them here. They become a text of the book.
      </p>
      <Fold label="Set up an app">
        <ol className="reading-along-steps">
          <li>Make an access token here that may add texts.</li>
          <li>
            In Readest or another app that lets you set the address of Readwise, enter
            <code className="reading-along-address">{`${location.origin}${READWISE_PATH}`}</code>
          </li>
          <li>Enter the access token where the app asks for the one of Readwise.</li>
        </ol>
      </Fold>
      <HighlightsWhenThere />
    </Panel>
  );
}

function HighlightsWhenThere() {
  const { data, isError, error, isFetching, refetch } = useHighlights();
  const [now] = useState(() => Date.now());
  if (data) {
    return (
      <>
        <CardsChoice {...data} />
        {data.books.length === 0 && <p>No app has sent any yet.</p>}
        <FirstFew items={data.books} few={FEW}>
          {(shown) => (
            <ul>
              {shown.map((book) => (
                <HighlightsRow key={book.id} highlighted={book} now={now} />
              ))}
            </ul>
          )}
        </FirstFew>
      </>
    );
  }
  if (!isError) return <p>Loading your highlights...</p>;
  return (
    <PartFailure
      what="Your highlights"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function CardsChoice({ makesCards }: Pick<HighlightedBooks, 'makesCards'>) {
  const { mutate, variables, isPending, error } = useHighlightCards();
  return (
    <Switch
      label="Make flashcards of new highlights"
      isOn={isPending ? variables : makesCards}
      error={error ? failureText(error, 'settings') : undefined}
      onChange={mutate}
    />
  );
}

interface HighlightsRowProps {
  readonly highlighted: HighlightedBook;
  /** Epoch ms. */
  readonly now: number;
}

function HighlightsRow({ highlighted, now }: HighlightsRowProps) {
  const { title, author, highlights, receivedAt, book, source } = highlighted;
  const { mutate, variables, isPending, error } = useHighlightsLink(highlighted);
  return (
    <li className="settings-row">
      <div className="settings-row-words">
        <b dir="auto">{title}</b>
        <p>
          <span dir="auto">{author}</span>, {counted(highlights, 'highlight')}
          {source !== null && ` from ${source}`}, {timeAgo(receivedAt, Math.max(now, receivedAt))}
        </p>
      </div>
      <BookChoice
        label="Of which book are they?"
        hint={
          book === null
            ? 'They are kept, and wait until you choose their book.'
            : 'In another book their text, and what was made from it, goes from this one.'
        }
        error={error ? `That was not kept. ${failureText(error, 'settings')}` : undefined}
        book={book}
        saving={isPending ? variables : undefined}
        onChoose={mutate}
      />
    </li>
  );
}
