import './book-texts.css';
import type { Book, BookSources } from '@morsel/sdk/contract';

import { useSources } from '../../data/sources.ts';
import { useCurrentUser } from '../../data/users.ts';
import { Fold } from '../../ui/fold.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PartFailure } from '../../ui/part-failure.tsx';
import { audienceWords } from '../../ui/text-picker/text-words.ts';
import { useFocusWhenFewer } from '../../ui/use-focus-when-fewer.ts';
import { AddText } from './add-text.tsx';
import { Making } from './making.tsx';
import { TextRow } from './text-row.tsx';

/** The book's texts, and what is made from them; open from the start for who can have it made. */
export function BookTexts({ book }: { readonly book: Book }) {
  const { data, isError, isFetching, refetch } = useSources(book.id);
  const panel = useFocusWhenFewer<HTMLElement>(data?.sources.length ?? 0);
  return (
    <Panel ref={panel} tabIndex={-1} className="book-texts" aria-label="Book’s text">
      <Fold
        key={data === undefined ? 'unknown' : 'known'}
        label={<span className="h2">Book’s text</span>}
        note={data && statusWords(data)}
        startsOpen={data?.mayGenerate ?? false}
      >
        {data && <Texts book={book} {...data} />}
        {!data && !isError && <p>Loading the texts...</p>}
        {!data && isError && (
          <PartFailure what="The texts" pending={isFetching} onRetry={() => void refetch()} />
        )}
      </Fold>
    </Panel>
  );
}

function Texts({ book, sources, mayGenerate, hasModel }: BookSources & { readonly book: Book }) {
  const { data: account } = useCurrentUser();
  const isAdmin = account?.role === 'admin';
  const isEmpty = sources.length === 0;
  return (
    <>
      {isEmpty && <p>{emptyWords(mayGenerate && hasModel)}</p>}
      {!isEmpty && (
        <ul className="texts">
          {sources.map((source) => (
            <TextRow
              key={source.id}
              bookId={book.id}
              source={source}
              isAdmin={isAdmin}
              isRemovable={isAdmin || !source.isShared}
            />
          ))}
        </ul>
      )}
      {mayGenerate && (hasModel || !isEmpty) && <Making bookId={book.id} sources={sources} />}
      <Fold label={isEmpty ? 'Add its text' : 'Add another text'} startsOpen={isEmpty}>
        <p>{audienceWords(isAdmin)}</p>
        <AddText bookId={book.id} />
      </Fold>
    </>
  );
}

function emptyWords(isMadeWithoutText: boolean): string {
  return isMadeWithoutText
    ? 'There is none yet, so questions come from the title alone and are not checked against the book. Add its text to have better ones.'
    : 'There is none yet. Add the book’s text to have questions and flashcards made from it.';
}

function statusWords({ sources }: BookSources): string {
  if (sources.length === 0) return 'none yet';
  return sources.length === 1 ? '1 text' : `${sources.length} texts`;
}
