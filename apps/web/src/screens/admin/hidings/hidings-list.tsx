import '../../../ui/panels/empty-state.css';
import './hidings.css';
import type { HidingTotals } from '@morsel/sdk/contract';
import { useEffect } from 'react';

import { useHidings, useHidingTotals } from '../../../data/admin/hidings.ts';
import { useSearchParams } from '../../../navigation/use-search-params.ts';
import { PlateWithCrumbs } from '../../../ui/art/plate.tsx';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { LoadFailure } from '../../../ui/failure/load-failure.tsx';
import { FigureRows } from '../../../ui/figures/figure-rows.tsx';
import { useFocusWhenFewer } from '../../../ui/page/use-focus-when-fewer.ts';
import { LoadingCard } from '../../../ui/panels/loading-card.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { countedOf } from '../../../ui/text/number-text.ts';
import { HidingFilterFields } from './hiding-filter-fields.tsx';
import {
  ALL_HIDINGS,
  filterOf,
  type HidingFilter,
  isBackwards,
  restoringOf,
  searchOf,
  selectionOf,
} from './hiding-filter.ts';
import { HidingRow } from './hiding-row.tsx';
import { filterText, itemsOf, NO_HIDINGS, totalsRows, WHAT_HIDINGS } from './hidings-text.ts';
import { RestoreMany } from './restore-many.tsx';

/** All that reports have hidden or would have, to be looked through and to be restored by the dozen. */
export function HidingsList() {
  const { data: totals, isError, error, isFetching, refetch } = useHidingTotals();
  const count = totals ? itemsOf(totals) : 0;
  const heading = useFocusWhenFewer<HTMLHeadingElement>(count);
  useEffect(() => {
    // The link that led here has gone.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <>
      <BackLink to="/admin" className="uppercase">
        Overview
      </BackLink>
      <Panel aria-labelledby="hidings">
        <h2 ref={heading} id="hidings" className="h2" tabIndex={-1}>
          {WHAT_HIDINGS}
        </h2>
        {!totals && !isError && <LoadingCard label="Loading items..." />}
        {!totals && isError && (
          <LoadFailure
            title="What reports have hidden did not arrive"
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {totals && count === 0 && (
          <div className="empty">
            <PlateWithCrumbs />
            <p>{NO_HIDINGS}</p>
          </div>
        )}
        {totals && count > 0 && <FilteredHidings totals={totals} />}
      </Panel>
    </>
  );
}

/** The filter is in the address: whoever comes back finds what they left. */
function FilteredHidings({ totals: all }: { totals: HidingTotals }) {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const setFilter = (changed: HidingFilter) => setSearch(searchOf(changed));
  return (
    <>
      <div className="hidings-summary">
        <FigureRows rows={totalsRows(all)} />
      </div>
      <HidingFilterFields filter={filter} totals={all} onChange={setFilter} />
      {!isBackwards(filter) && <FoundHidings filter={filter} all={all} onFilter={setFilter} />}
    </>
  );
}

interface FoundHidingsProps {
  readonly filter: HidingFilter;
  /** The figures of all there is. */
  readonly all: HidingTotals;
  readonly onFilter: (filter: HidingFilter) => void;
}

function FoundHidings({ filter, all, onFilter }: FoundHidingsProps) {
  const list = useHidings(selectionOf(filter));
  const totals = useHidingTotals(selectionOf(filter));
  const failure = list.error ?? totals.error;
  const found = totals.data ? itemsOf(totals.data) : undefined;
  // The list and its figures arrive one after the other, in any order.
  const count = useFocusWhenFewer<HTMLOutputElement>(list.data?.length ?? 0);
  return (
    <>
      <div className="hidings-found">
        <output ref={count} className="item-count figures" tabIndex={-1}>
          {found === undefined
            ? totals.isError
              ? 'Not counted'
              : 'Counting...'
            : countedOf(found, itemsOf(all), 'item')}
        </output>
        {totals.data && found !== 0 && (
          <RestoreMany
            totals={totals.data}
            selection={restoringOf(filter)}
            what={filterText(filter, all)}
            pending={totals.isPlaceholderData}
          />
        )}
      </div>
      {found === 0 && (
        <div className="hidings-none">
          <p>Nothing of it is like that.</p>
          <Button small variant="paper" onClick={() => onFilter(ALL_HIDINGS)}>
            <span className="uppercase">Show all</span>
          </Button>
        </div>
      )}
      <ul aria-busy={list.isPlaceholderData}>
        {list.data?.map((hiding) => (
          <HidingRow
            key={hiding.itemId}
            hiding={hiding}
            onNarrow={(by) => {
              onFilter({ ...ALL_HIDINGS, ...by });
              window.scrollTo(0, 0);
            }}
          />
        ))}
      </ul>
      {failure && <p role="alert">Some of it did not arrive. {failureText(failure)}</p>}
      {(list.hasNextPage || failure) && (
        <Button
          wide
          variant="paper"
          className="uppercase"
          pending={list.isFetching || totals.isFetching}
          onClick={() => {
            if (totals.isError) void totals.refetch();
            if (!list.data) void list.refetch();
            else if (list.hasNextPage) void list.fetchNextPage();
          }}
        >
          {failure ? 'Try again' : 'Show more'}
        </Button>
      )}
    </>
  );
}
