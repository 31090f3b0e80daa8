import type { AdminItem } from '@morsel/sdk/contract';
import { Flag, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { reportReasonText } from '../../../cards/dialogs/report-reasons.ts';
import { originText } from '../../../cards/origin/origin-text.ts';
import { timeAgo } from '../../../ui/text/time-ago.ts';
import { ItemFigures } from './item-figures.tsx';
import { openReports } from './item-filter.ts';

/** What there is to know about an item: where it comes from, what checks, answers and readers say of it. */
export function ItemRemarks({ item }: { item: AdminItem }) {
  const { origin, flaws, figures } = item;
  return (
    <>
      {origin && (
        <figure className="item-origin">
          <figcaption dir="auto">{originText(origin)}</figcaption>
          {origin.quote && <blockquote dir="auto">“{origin.quote}”</blockquote>}
        </figure>
      )}
      {flaws.length > 0 && (
        <ul className="item-remarks" aria-label="What the checks find">
          {flaws.map((flaw) => (
            <li key={flaw} dir="auto">
              <TriangleAlert className="icon" aria-hidden="true" />
              {flaw}
            </li>
          ))}
        </ul>
      )}
      {figures && <ItemFigures figures={figures} />}
      <Reports item={item} />
    </>
  );
}

function Reports({ item }: { item: AdminItem }) {
  const [now] = useState(() => Date.now());
  const reports = openReports(item);
  if (reports.length === 0) return null;
  return (
    <ul className="item-remarks" aria-label="Reports">
      {reports.map(({ id, reason, note, userId, isGuest, createdAt }) => (
        <li key={id}>
          <Flag className="icon" aria-hidden="true" />
          <div>
            <b>{reportReasonText(reason)}</b> {note && <q dir="auto">{note}</q>}{' '}
            <small className="figures">
              {isGuest ? 'Guest' : 'User'} #{userId}, {timeAgo(createdAt, Math.max(now, createdAt))}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}
