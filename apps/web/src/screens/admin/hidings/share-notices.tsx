import type { HidingTotals } from '@morsel/sdk/contract';
import { TriangleAlert } from 'lucide-react';

import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { FirstFew } from '../../../ui/controls/first-few.tsx';
import { counted, noun } from '../../../ui/text/number-text.ts';
import { hidingsAddress } from './hiding-filter.ts';

/** How many books are named at once. */
const FEW = 3;

/** Of which books reports hide as much as they may, so that more of them waits for an admin. */
export function ShareNotices({ books }: Pick<HidingTotals, 'books'>) {
  const full = books.filter(({ waiting }) => waiting > 0);
  if (full.length === 0) return null;
  return (
    <FirstFew items={full} few={FEW}>
      {(shown) => (
        <ul className="item-remarks share-notices" aria-label="Books that wait for you">
          {shown.map(({ bookId, title, waiting }) => (
            <li key={bookId}>
              <TriangleAlert className="icon" aria-hidden="true" />
              <p>
                {counted(waiting, 'item')} {noun(waiting, 'waits', 'wait')} for you: reports hide no
                more of{' '}
                <b>
                  <bdi>{title}</bdi>
                </b>{' '}
                by themselves.
              </p>
              <ButtonLink small variant="paper" to={hidingsAddress({ bookId })}>
                <span>
                  <span className="uppercase">Decide</span>
                  <span className="sr-only"> about {title}</span>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </FirstFew>
  );
}
