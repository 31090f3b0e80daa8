import './count-badge.css';
import { numberText } from '../text/number-text.ts';

/** Beside a heading: how many things are under it. */
export function CountBadge({ count }: { readonly count: number }) {
  return <span className="count-badge figures">{numberText(count)}</span>;
}
