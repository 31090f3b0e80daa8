import type { Report } from '@morsel/sdk/contract';
import { clsx } from 'clsx';

import { reasonWords } from '../../cards/report-reasons.ts';
import { timeAgo } from '../../ui/time-ago.ts';
import { reportOutcome } from './report-outcome.ts';

interface ReportedRowProps {
  readonly report: Report;
  /** Epoch ms. */
  readonly now: number;
}

/** One report: what it was about, what was said about it, and what became of it. */
export function ReportedRow({ report, now }: ReportedRowProps) {
  const { text, bookTitle, reason, note, state, createdAt, decidedAt } = report;
  const { mark, sentence } = reportOutcome(state);
  const ago = (time: number) => timeAgo(time, Math.max(now, time));
  return (
    <li className="reported">
      <b dir="auto">{text}</b>
      <p>
        <bdi>{bookTitle}</bdi>
      </p>
      <p className="reported-words">
        {reasonWords(reason)}, {ago(createdAt)}
        {note && <q dir="auto">{note}</q>}
      </p>
      <p className="reported-outcome">
        <span className={clsx('reported-mark', state === 'open' && 'is-open')}>{mark}</span>
        <span>
          {sentence} {decidedAt !== null && <small>{ago(decidedAt)}</small>}
        </span>
      </p>
    </li>
  );
}
