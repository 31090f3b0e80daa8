import './count-badge.css';

/** Beside a heading: how many things are under it. */
export function CountBadge({ count }: { readonly count: number }) {
  return <span className="count-badge figures">{count}</span>;
}
