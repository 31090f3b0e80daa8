import './wordmark.css';
import { bittenCookiePath } from '@morsel/sdk/rules/cover/figure';
import { Link } from 'react-router';

const cookie = bittenCookiePath({ x: 50, y: 52 }, 45);

/** The name of the house, with a bitten cookie for its o; leads home. */
export function Wordmark({ onClick }: { onClick?: (() => void) | undefined }) {
  return (
    <Link to="/" className="wordmark" aria-label="Morsel, home" onClick={onClick}>
      <span aria-hidden="true">M</span>
      <svg viewBox="2 0 96 100" aria-hidden="true">
        <path
          d={cookie}
          fill="var(--awning-a)"
          stroke="currentColor"
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <circle cx="33" cy="46" r="7" fill="currentColor" />
        <circle cx="45" cy="72" r="7" fill="currentColor" />
      </svg>
      <span aria-hidden="true">rsel</span>
    </Link>
  );
}
