import './hidings.css';
import { useHidingTotals } from '../../../data/admin/hidings.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { FigureRows } from '../../../ui/figures/figure-rows.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { numberText } from '../../../ui/text/number-text.ts';
import { hidingsAddress } from './hiding-filter.ts';
import { itemsOf, NO_HIDINGS, totalsRows, WHAT_HIDINGS } from './hidings-text.ts';
import { ShareNotices } from './share-notices.tsx';

/** What reports have hidden, in figures, and the way to it. */
export function HidingsPanel() {
  const { data: totals, isError, error, isFetching, refetch } = useHidingTotals();
  const count = totals ? itemsOf(totals) : 0;
  return (
    <Panel aria-labelledby="admin-hidings">
      <h2 id="admin-hidings" className="h2">
        {WHAT_HIDINGS} {count > 0 && <span className="figures">({numberText(count)})</span>}
      </h2>
      {!totals && !isError && <p className="admin-waiting">Loading...</p>}
      {totals && count === 0 && <p className="admin-waiting">{NO_HIDINGS}</p>}
      {totals && count > 0 && (
        <div className="hidings-summary">
          <FigureRows rows={totalsRows(totals)} />
          <ShareNotices books={totals.books} />
          <ButtonLink small variant="paper" className="uppercase" to={hidingsAddress()}>
            See all {numberText(count)}
          </ButtonLink>
        </div>
      )}
      {!totals && isError && (
        <PartFailure
          what="What reports have hidden"
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}
