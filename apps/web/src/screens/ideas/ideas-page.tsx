import type { Book, BookSources, Source } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';

import { useSources } from '../../data/sources/sources.ts';
import { useSearchParams } from '../../navigation/use-search-params.ts';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { IdeasOfText } from './ideas-of-text.tsx';

/** The main ideas of the text that the address names, else of the book's first. */
export function IdeasPage({ book }: { readonly book: Book }) {
  const { data, error, isPending, isFetching, refetch } = useSources(book.id);
  return (
    <div className="ideas-page">
      <header className="ideas-head">
        <BackLink to={bookPath(book.slug)} className="uppercase">
          Book
        </BackLink>
        <h1 className="h1">Main ideas</h1>
        <p className="ideas-book" dir="auto">
          {book.title}
        </p>
      </header>
      {data && <ChosenText book={book} {...data} />}
      {isPending && <LoadingCard label="Loading the texts..." first />}
      {!data && !isPending && (
        <LoadFailure
          title="The texts did not arrive"
          isKept
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function ChosenText({
  book,
  sources,
  mayGenerate,
  hasModel,
}: BookSources & { readonly book: Book }) {
  const [params, setParams] = useSearchParams();
  const named = sources.find(({ id }) => String(id) === params.get('text'));
  const source = named ?? sources[0];
  if (!hasModel || source === undefined) return <NoMap book={book} hasModel={hasModel} />;
  return (
    <>
      {sources.length > 1 && (
        <Select
          label="Text"
          value={source.id}
          onChange={({ currentTarget: { value } }) => setParams({ text: value })}
        >
          {sources.map(({ id, name }: Source) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <IdeasOfText key={source.id} book={book} source={source} maySteer={mayGenerate} />
    </>
  );
}

function NoMap({ book, hasModel }: { readonly book: Book; readonly hasModel: boolean }) {
  return (
    <EmptyPanel
      level={2}
      title={hasModel ? 'No text yet' : 'No map here'}
      action={
        <ButtonLink to={`${bookPath(book.slug)}#book-text`} className="uppercase">
          To the book’s text
        </ButtonLink>
      }
    >
      {hasModel
        ? 'Add the text of the book, and its main ideas can be found.'
        : 'Main ideas are found by an AI provider, and this server has none. Questions are made from the text by rules.'}
    </EmptyPanel>
  );
}
