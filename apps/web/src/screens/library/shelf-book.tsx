import type { ShelfEntry } from '@morsel/sdk/contract';
import { X } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';

import { Link } from '../../navigation/link.tsx';
import { isRepeatedClick } from '../../ui/controls/repeated-click.ts';
import { Cover } from '../../ui/covers/cover.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';

type ShelfBookProps = {
  entry: ShelfEntry;
  /** Gets the control of the neighbour, which takes the focus over. */
  onRemove: (nextFocus: HTMLElement | null) => void;
};

/** A book on the shelf: cover, seal when it is mastered, the way off, and progress below. */
export function ShelfBook({ entry: { book, progress, ismastered }, onRemove }: ShelfBookProps) {
  const style: CSSProperties & Record<'--topic', string> = { '--topic': book.topic.color };
  const percent = Math.round(progress);
  return (
    <li className="shelf-book" style={style}>
      <Link to={`/books/${encodeURIComponent(book.slug)}`} className="shelf-link">
        <Cover book={book} label={book.title} />
      </Link>
      {ismastered && <MasterySeal />}
      <Tooltip text="Remove from shelf">
        {(trigger) => (
          <button
            {...trigger}
            type="button"
            className="shelf-remove"
            aria-label={`Remove from shelf: ${book.title}`}
            onClick={(event) => {
              if (!isRepeatedClick(event)) onRemove(neighbourOf(event));
            }}
          >
            <span>
              <X />
            </span>
          </button>
        )}
      </Tooltip>
      <div className="shelf-progress figures">
        <progress aria-label={`Progress in ${book.title}`} max={100} value={percent} />
        <span>{percent}%</span>
      </div>
    </li>
  );
}

function neighbourOf({ currentTarget }: MouseEvent): HTMLElement | null {
  const item = currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector('button') ?? null;
}

/** Twelve points, in a square of 44. */
const OUTLINE = seal({ points: 12, outer: 20.5, inner: 17, centre: 22 });

/** The gold seal on a book that is mastered. */
function MasterySeal() {
  return (
    <span className="seal">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <path d={OUTLINE} />
      </svg>
      <b aria-hidden="true">M</b>
      <span className="sr-only">Mastered</span>
    </span>
  );
}

type Star = { points: number; outer: number; inner: number; centre: number };

function seal({ points, outer, inner, centre }: Star): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points;
    const x = centre + radius * Math.cos(angle);
    const y = centre + radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
