import './book-texts.css';
import type { Book, BookSources } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { useEffect } from 'react';

import { useCurrentUser } from '../../../data/account/current-user.ts';
import { useNeedsText } from '../../../data/generation/means.ts';
import { useSources } from '../../../data/sources/sources.ts';
import { audienceText } from '../../../features/texts/text-labels.ts';
import { useLocation } from '../../../navigation/use-location.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { useFocusWhenFewer } from '../../../ui/page/use-focus-when-fewer.ts';
import { Panel } from '../../../ui/panels/panel.tsx';
import { counted } from '../../../ui/text/number-text.ts';
import { BOOK_TEXT } from '../book-text.ts';
import { AddText } from './add-text.tsx';
import { Making } from './make-items.tsx';
import { TextRow } from './text-row.tsx';

/** The book's texts, and what is made from them; open from the start for who can have it made. */
export function BookTexts({ book }: { readonly book: Book }) {
  const { data, isError, error, isFetching, refetch } = useSources(book.id);
  const panel = useFocusWhenFewer<HTMLElement>(data?.sources.length ?? 0);
  const { hash, visit } = useLocation();
  /** Tells each time apart that a link leads here. */
  const wantedBy = hash === `#${BOOK_TEXT}` ? visit : undefined;
  useEffect(() => {
    if (wantedBy === undefined) return;
    const fold = panel.current?.querySelector('details');
    if (fold) fold.open = true;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [wantedBy, panel]);
  return (
    <Panel ref={panel} id={BOOK_TEXT} tabIndex={-1} className="book-texts" aria-label="Book's text">
      <Fold
        label={<span className="h2">Book's text</span>}
        note={data && statusText(data)}
        startsOpen={wantedBy !== undefined || (data?.mayGenerate ?? false)}
      >
        {data && <Texts book={book} {...data} />}
        {!data && !isError && <p>Loading the texts...</p>}
        {!data && isError && (
          <PartFailure
            what="The texts"
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Fold>
    </Panel>
  );
}

function Texts({ book, sources, mayGenerate, hasModel }: BookSources & { readonly book: Book }) {
  const { data: account } = useCurrentUser();
  const isAdmin = account?.role === 'admin';
  const needsText = useNeedsText();
  const isEmpty = sources.length === 0;
  const mayMakeWithout = mayGenerate && hasModel && needsText === false;
  return (
    <>
      {isEmpty && <p>{emptyText(mayMakeWithout)}</p>}
      {!isEmpty && (
        <ul className="texts">
          {sources.map((source) => (
            <TextRow
              key={source.id}
              book={book}
              source={source}
              isAdmin={isAdmin}
              isRemovable={isAdmin || !source.isShared}
              hasModel={hasModel}
            />
          ))}
        </ul>
      )}
      {!isEmpty && (
        <div className="own-choice">
          <p>Choose yourself what is worth keeping, sentence by sentence:</p>
          <ButtonLink small to={`${bookPath(book.slug)}/bites`} className="uppercase">
            Pick your bites
          </ButtonLink>
        </div>
      )}
      {(mayMakeWithout || (mayGenerate && !isEmpty)) && (
        <Making bookId={book.id} sources={sources} />
      )}
      <Fold label={isEmpty ? 'Add its text' : 'Add another text'} startsOpen={isEmpty}>
        <p>{audienceText(isAdmin)}</p>
        <AddText bookId={book.id} />
      </Fold>
    </>
  );
}

function emptyText(isMadeWithoutText: boolean): string {
  return isMadeWithoutText
    ? 'There is none yet, so questions come from the title alone and are not checked against the book. Add its text to have better ones.'
    : "There is none yet. Add the book's text to have questions and flashcards made from it.";
}

function statusText({ sources }: BookSources): string {
  if (sources.length === 0) return 'none yet';
  return counted(sources.length, 'text');
}
