import type { AdminBook, AdminItem } from '@morsel/sdk/contract';
import { useEffect, useRef, useState } from 'react';

import { useItemsOfBook } from '../../../data/admin/admin-items.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { LoadingCard } from '../../../ui/panels/loading-card.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { countedOf } from '../../../ui/text/number-text.ts';
import { ItemFilterFields } from './item-filter-fields.tsx';
import { ALL_ITEMS, passes } from './item-filter.ts';
import { ItemRow } from './item-row.tsx';

/** How many rows are drawn, and how many more each time. */
const STEP = 20;

/** All questions and flashcards of a book, to be looked through and put right. */
export function ItemsOfBook({ book }: { book: Pick<AdminBook, 'id' | 'title'> }) {
  const { data: items, isError, error, isFetching, refetch } = useItemsOfBook(book.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link that led here has gone, in the middle of a long list.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <BackLink to="/admin" className="uppercase">
        All books
      </BackLink>
      <Panel aria-labelledby="admin-items">
        <h2 ref={heading} id="admin-items" className="h2" tabIndex={-1}>
          Items of <bdi>{book.title}</bdi>
        </h2>
        {items && <FilteredItems items={items} />}
        {!items && !isError && <LoadingCard label="Loading items..." />}
        {!items && isError && (
          <PartFailure
            what="The items"
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Panel>
    </>
  );
}

function FilteredItems({ items }: { items: readonly AdminItem[] }) {
  const [filter, setFilter] = useState(ALL_ITEMS);
  const [drawn, setDrawn] = useState(STEP);
  const found = items.filter((item) => passes(item, filter));
  return (
    <>
      <ItemFilterFields
        filter={filter}
        onChange={(changed) => {
          setFilter(changed);
          setDrawn(STEP);
        }}
      />
      <output className="item-count figures">
        {countedOf(found.length, items.length, 'item')}
      </output>
      <ul>
        {found.slice(0, drawn).map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {found.length > drawn && (
        <Button wide variant="paper" className="uppercase" onClick={() => setDrawn(drawn + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}
