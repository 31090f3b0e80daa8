import './cover.css';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';

import { coverSources, type PicturedBook } from './cover-sources.ts';

type CoverPictureProps = {
  book: PicturedBook;
  /** In pixels; without it the cover is as wide as its place. */
  width?: number | undefined;
  /** Read out instead of the picture; left out where the title stands beside it. */
  label?: string | undefined;
  className?: string | undefined;
  /** The drawn cover, for a book without a picture that loads. */
  children: ReactNode;
};

/** A book's picture; one that does not load gives way to the next, and at last to the drawn cover. */
export function CoverPicture({ book, width, label, className, children }: CoverPictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = coverSources(book).find((address) => !broken.includes(address));
  const name = source || !label ? {} : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span className={clsx('cover', className)} style={{ width }} {...name}>
      {source ? (
        <img
          src={source}
          alt={label ?? ''}
          loading="lazy"
          decoding="async"
          onError={() => setBroken([...broken, source])}
        />
      ) : (
        children
      )}
    </span>
  );
}
