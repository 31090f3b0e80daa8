import type { Book } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { ArrowRight } from 'lucide-react';

import { useBites } from '../../data/bites/bites.ts';
import { useBiteVerbs } from '../../data/bites/decide-bite.ts';
import { Link } from '../../navigation/link.tsx';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { BitePicker } from './bite-picker.tsx';
import { toastFailed } from './bites-text.ts';
import { NoBites } from './no-bites.tsx';

const reactions = { onError: toastFailed };

/** The bites of a book: how many were kept, and the next one. */
export function BitesPage({ book }: { readonly book: Book }) {
  const { data, error, isError, isFetching, refetch, last } = useBites(book.id);
  const isLooking = data?.isLooking === true && !isError;
  const { undo, ...verbs } = useBiteVerbs(book, reactions);
  return (
    <div className="bites-page">
      <header className="bites-head">
        <BackLink to={bookPath(book.slug)} className="uppercase">
          Book
        </BackLink>
        <h1 className="h3">Pick your bites</h1>
        {data !== undefined && data.kept > 0 && (
          <Link
            className="bites-kept"
            to="/"
            aria-label={`${data.kept} kept. Answer them in the feed`}
          >
            <span className="figures">{numberText(data.kept)}</span> kept
            <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        )}
      </header>
      {content()}
    </div>
  );

  function content() {
    const takeBack = last && (() => void undo());
    const [bite] = data?.bites ?? [];
    if (bite && data) {
      return <BitePicker book={book} bite={bite} kept={data.kept} undo={takeBack} {...verbs} />;
    }
    if (isFetching || isLooking) return <LoadingCard label="Looking through your text..." first />;
    if (data) {
      return <NoBites book={book} bites={data} undo={takeBack} onMore={() => void refetch()} />;
    }
    return (
      <LoadFailure
        title="The sentences did not arrive"
        isKept
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
}
