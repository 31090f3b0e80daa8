import './reading-along.css';
import type { HighlightedBooks } from '@morsel/sdk/contract';
import { READWISE_PATH } from '@morsel/sdk/domain';
import { useState } from 'react';

import { below } from '../../base-path.ts';
import { useHighlights, useHighlightsChoice } from '../../data/reading-along/highlights.ts';
import { FirstFew } from '../../ui/controls/first-few.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { HighlightsRow } from './highlights-row.tsx';
import { type Telling, ToldPanel } from './told-panel.tsx';

/** How many books show before more are asked for. */
const FEW = 5;

/** How other apps send highlights, what they have sent, and of which books that is. */
export function HighlightsPanel() {
  return (
    <ToldPanel id="highlights" heading="Highlights">
      {(telling) => (
        <>
          <p>
            Apps that send highlights to Readwise can send them here. They become a text of the
            book, for you alone.
          </p>
          <HowTo />
          <HighlightsWhenThere {...telling} />
        </>
      )}
    </ToldPanel>
  );
}

function HowTo() {
  return (
    <Fold label="Set up an app">
      <ol className="reading-along-steps">
        <li>Make an access token here that may add texts.</li>
        <li>
          In Readest, or another app that lets you set the address of Readwise, enter
          <code className="reading-along-address">{location.origin + below(READWISE_PATH)}</code>
        </li>
        <li>
          Moon+ Reader wants the whole address:
          <code className="reading-along-address">
            {`${location.origin}${below(READWISE_PATH)}/highlights`}
          </code>
        </li>
        <li>Enter the access token where the app asks for the one of Readwise.</li>
      </ol>
    </Fold>
  );
}

function HighlightsWhenThere(telling: Telling) {
  const { data, isError, error, isFetching, refetch } = useHighlights();
  const [now] = useState(() => Date.now());
  if (data) {
    return (
      <>
        <Choices {...data} />
        {data.books.length === 0 && <p>No app has sent any yet.</p>}
        <FirstFew items={data.books} few={FEW}>
          {(shown) => (
            <ul>
              {shown.map((book) => (
                <HighlightsRow key={book.id} highlighted={book} now={now} {...telling} />
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

type ChoicesProps = Pick<HighlightedBooks, 'makesCards' | 'addsBooks'>;

function Choices({ makesCards, addsBooks }: ChoicesProps) {
  const cards = useHighlightsChoice();
  const books = useHighlightsChoice();
  return (
    <div>
      <Switch
        label="Make flashcards of new highlights"
        isOn={(cards.isPending ? cards.variables.makesCards : undefined) ?? makesCards}
        error={cards.error ? failureText(cards.error, 'settings') : undefined}
        onChange={(isOn) => cards.mutate({ makesCards: isOn })}
      />
      <Switch
        label="Add missing books, for everybody to see"
        isOn={(books.isPending ? books.variables.addsBooks : undefined) ?? addsBooks}
        error={books.error ? failureText(books.error, 'settings') : undefined}
        onChange={(isOn) => books.mutate({ addsBooks: isOn })}
      />
    </div>
  );
}
