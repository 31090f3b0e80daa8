import type { ShelfEntry } from '@morsel/sdk/contract';
import { X } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { Link } from 'react-router';

import { Cover } from '../../ui/cover/cover.tsx';
import { isRepeatedClick } from '../../ui/repeated-click.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { MasterySeal } from './mastery-seal.tsx';

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
