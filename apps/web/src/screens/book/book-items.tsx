import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { useSources } from '../../data/sources/sources.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { CountBadge } from '../../ui/figures/count-badge.tsx';
import { useCardFocus } from '../../ui/page/use-card-focus.ts';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { BOOK_TEXT, type ListText } from './book-text.ts';

interface BookItemsProps<Item> {
  readonly query: UseQueryResult<Item[]>;
  readonly words: ListText;
  /** Where to have some made, where there are none. */
  readonly wayOn: ReactNode;
  /** Draws one item. */
  readonly children: (item: Item) => ReactNode;
}

/** One of the book's two lists: its name and count, and its cards or what is the matter. */
export function BookItems<Item extends { id: number }>(props: BookItemsProps<Item>) {
  const { query, words } = props;
  const title = useId();
  const count = query.data?.length ?? 0;
  return (
    <section className="book-section" aria-labelledby={title}>
      <h2 className="h2">
        <span id={title}>{words.title}</span> {count > 0 && <CountBadge count={count} />}
      </h2>
      <ItemsWhenThere {...props} />
    </section>
  );
}

function ItemsWhenThere<Item extends { id: number }>(props: BookItemsProps<Item>) {
  const { query, words, wayOn, children } = props;
  const { data: items, error, isPending, isFetching, refetch } = query;
  const cards = useCardFocus<HTMLUListElement>();
  if (isPending) return <LoadingCard label={words.loading} />;
  if (!items) {
    return (
      <LoadFailure
        title={words.failure}
        error={error}
        isKept
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyPanel level={3} title={words.emptyTitle} action={wayOn}>
        {words.emptyText}
      </EmptyPanel>
    );
  }
  return (
    <ul className="book-cards" {...cards}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}

interface WayToItemsProps {
  readonly bookId: number;
  readonly isAdmin: boolean;
}

/** Admins have items made in their panel; readers bring the text that they are made from. */
export function WayToItems({ bookId, isAdmin }: WayToItemsProps) {
  const { data: texts } = useSources(bookId);
  return isAdmin ? (
    <ButtonLink to="/admin" className="uppercase">
      Go to admin
    </ButtonLink>
  ) : (
    <ButtonLink to={`#${BOOK_TEXT}`} className="uppercase">
      {texts?.sources.length ? 'Go to its text' : 'Add its text'}
    </ButtonLink>
  );
}
