import type { ItemFigures as Figures } from '@morsel/sdk/contract';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';

import { timeAgo } from '../../../ui/text/time-ago.ts';
import {
  discriminationText,
  numbersText,
  pickedText,
  SAID_FINE,
  shareText,
} from './figures-text.ts';

/** What readers' first answers say of a question. */
export function ItemFigures({ figures }: { figures: Figures }) {
  const [now] = useState(() => Date.now());
  const { readers, unused, isFine, countedAt } = figures;
  const byReaders = [...Map.groupBy(unused, ({ readers: pickedBy }) => pickedBy)];
  return (
    <ul className="item-remarks" aria-label="What answers say">
      <li>
        <ChartColumn className="icon" aria-hidden="true" />
        <div>
          <p>
            <b>{shareText(figures)}</b> {discriminationText(figures)}
          </p>
          {byReaders
            .toSorted(([a], [b]) => a - b)
            .map(([pickedBy, options]) => (
              <p key={pickedBy}>
                {pickedText(pickedBy, readers)}{' '}
                {options.map(({ option }, index) => (
                  <span key={option}>
                    {index > 0 && ', '}“<bdi>{option}</bdi>”
                  </span>
                ))}
                .
              </p>
            ))}
          {isFine && <p>{SAID_FINE}</p>}
          <small className="figures">
            {numbersText(figures)}. Counted {timeAgo(countedAt, Math.max(now, countedAt))}.
          </small>
        </div>
      </li>
    </ul>
  );
}
