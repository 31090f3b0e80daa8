import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { ButtonLink } from '../../ui/button-link.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import type { ListWords } from './book-words.ts';

interface BookItemsProps<Item> {
  readonly query: UseQueryResult<Item[]>;
  readonly words: ListWords;
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
  const { query, words, children } = props;
  const { data: items, error, isPending, isFetching, refetch } = query;
  if (isPending) return <LoadingCard label={words.loading} />;
  if (!items) {
    return (
      <LoadFailure
        title={words.failure}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (items.length === 0) return <NoItems words={words} />;
  return (
    <ul className="book-cards">
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}

function NoItems({ words }: { readonly words: ListWords }) {
  return (
    <EmptyPanel
      title={words.emptyTitle}
      action={
        <ButtonLink to="/admin" className="uppercase">
          Go to admin
        </ButtonLink>
      }
    >
      {words.emptyText}
    </EmptyPanel>
  );
}
