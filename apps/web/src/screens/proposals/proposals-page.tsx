import type { Book } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { useState } from 'react';

import {
  type Decided,
  decidedTogether,
  useDecideProposals,
  useProposals,
} from '../../data/proposals/proposals.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { useFocusOnChange } from '../../ui/page/use-focus-on-change.ts';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { DecidedPanel } from './decided-panel.tsx';
import { NoProposals } from './no-proposals.tsx';
import { ProposalList } from './proposal-list.tsx';
import { decidedText, troubleText } from './proposals-text.ts';
import { unansweredOf } from './unanswered-of.ts';
import { UnansweredPanel } from './unanswered-panel.tsx';

/** The proposals of a book; what came of each decision is told before the next ones are shown. */
export function ProposalsPage({ book }: { readonly book: Book }) {
  const read = useProposals(book.id);
  const { data, error, isPending, isFetching, refetch } = read;
  const [last, setLast] = useState<Decided>();
  const [said, say] = useState('');
  const decide = useDecideProposals(book.id, {
    onSuccess: (decided) => {
      const together = decidedTogether(last, decided);
      setLast(together);
      say(decidedText(together));
    },
  });
  const savedAt = savedCopyTime(read);
  const waiting = data ? data.proposals.length + data.left : 0;
  const unanswered = unansweredOf(decide, data);
  const part = last
    ? `decided, ${last.strike.length} struck out`
    : unanswered
      ? 'unanswered'
      : waiting > 0
        ? 'list'
        : 'nothing';
  const head = useFocusOnChange<HTMLHeadingElement>(data && part);
  const trouble = decide.error && <FieldError role="alert">{troubleText(decide.error)}</FieldError>;
  return (
    <div className="proposals-page">
      <BackLink to={bookPath(book.slug)} className="uppercase">
        Book
      </BackLink>
      <header>
        <h1 ref={head} className="h1" tabIndex={-1}>
          Your look
        </h1>
        <p className="proposals-book" dir="auto">
          {book.title}
        </p>
        <SavedCopy savedAt={savedAt} />
      </header>
      <output className="sr-only">{said}</output>
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
    const { isPending: isDeciding, mutate, reset } = decide;
    if (last) {
      return (
        <DecidedPanel
          decided={last}
          waiting={waiting}
          isPending={isDeciding}
          trouble={trouble}
          onKeep={(ids) => mutate({ keep: [...ids], strike: [] })}
          onNext={() => {
            reset();
            setLast(undefined);
          }}
        />
      );
    }
    if (unanswered) {
      return (
        <UnansweredPanel
          isPending={isDeciding}
          trouble={trouble}
          onAgain={() => mutate(unanswered)}
        />
      );
    }
    if (waiting === 0) {
      return (
        <>
          {trouble}
          <NoProposals book={book} />
        </>
      );
    }
    const isOld = savedAt !== undefined;
    return (
      <ProposalList
        {...data}
        bookId={book.id}
        isPending={isDeciding}
        trouble={trouble ?? (isOld && <p className="field-hint">{OFFLINE}</p>)}
        onDecide={mutate}
        onSay={say}
      />
    );
  }
}

const OFFLINE = 'Strike out what you like: keeping the rest needs a connection.';
