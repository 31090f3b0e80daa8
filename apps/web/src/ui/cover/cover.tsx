import './cover.css';
import { clsx } from 'clsx';
import { useState } from 'react';

import type { CoverSubject } from './compose-cover.ts';
import { coverSources, type PicturedBook } from './cover-sources.ts';
import { GeneratedCover } from './generated-cover.tsx';

type CoverBook = CoverSubject & PicturedBook;

/** The narrowest cover, in pixels, on which title and author can be read. */
const letteredWidth = 60;

type CoverProps = {
  book: CoverBook;
  /** In pixels; without it the cover is as wide as its place. Under 60 a drawn cover shows no letters. */
  width?: number;
  /** Read out instead of the picture; left out where the title stands beside it. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A book's picture; one that does not load gives way to the next, and at last to the drawn cover. */
export function Cover({ book, width, label, className }: CoverProps) {
  const thumb = width !== undefined && width < letteredWidth;
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = coverSources(book).find((address) => !broken.includes(address));
  const name = source || !label ? {} : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span className={clsx('cover', thumb && 'thumb', className)} style={{ width }} {...name}>
      {source ? (
        <img
          src={source}
          alt={label ?? ''}
          loading="lazy"
          decoding="async"
          onError={() => setBroken([...broken, source])}
        />
      ) : (
        <GeneratedCover {...book} thumb={thumb} />
      )}
    </span>
  );
}
