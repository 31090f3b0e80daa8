import { useHidingTotals } from '../../../data/admin/hidings.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { hidingsAddress } from './hiding-filter.ts';
import { wayText } from './hidings-text.ts';

/** On top of the page: that reports hide something, or that more of a book waits than they may hide. */
export function HidingsWay() {
  const { data: totals } = useHidingTotals();
  if (!totals || totals.hidden + totals.held.share === 0) return null;
  return (
    <ButtonLink small to={hidingsAddress()}>
      {wayText(totals)}
    </ButtonLink>
  );
}
