import type { Book } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { useState } from 'react';

import { type Decided, useProposals } from '../../data/proposals/proposals.ts';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { NoProposals } from './no-proposals.tsx';
import { ProposalList } from './proposal-list.tsx';

/** The proposals of a book, and once they are decided about a clear end. */
export function ProposalsPage({ book }: { readonly book: Book }) {
  const { data, error, isPending, isFetching, refetch } = useProposals(book.id);
  const [last, setLast] = useState<Decided>();
  return (
    <div className="proposals-page">
      <BackLink to={bookPath(book.slug)} className="uppercase">
        Book
      </BackLink>
      <header>
        <h1 className="h1">Your look</h1>
        <p className="proposals-book" dir="auto">
          {book.title}
        </p>
      </header>
      {content()}
    </div>
  );

  function content() {
    if (isPending) return <LoadingCard label="Loading what was made..." first />;
    if (!data) {
      return (
        <LoadFailure
          title="What was made did not arrive"
          isKept
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (data.proposals.length === 0)
      return <NoProposals book={book} last={last} onKept={setLast} />;
    return <ProposalList book={book} {...data} onDecided={setLast} />;
  }
}
