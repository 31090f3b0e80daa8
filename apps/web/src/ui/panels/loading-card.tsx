import './loading-card.css';
import { clsx } from 'clsx';

import { Cookie } from '../art/cookie.tsx';

type LoadingCardProps = {
  /** What is being loaded, as in "Loading questions..."; read out too. */
  label: string;
  /** Whether it stands alone on the screen, where it takes the room of a card. */
  first?: boolean;
};

/** Holds the place of what is still on its way. */
export function LoadingCard({ label, first = false }: LoadingCardProps) {
  return (
    <output className={clsx('loading-card theme-0', first && 'first')}>
      <Cookie fill="var(--pop)" outline={6} />
      <p className="h2">{label}</p>
    </output>
  );
}
