import { composeCover } from '@morsel/sdk/rules/cover';
import type { CoverSubject } from '@morsel/sdk/rules/cover/figure';
import { useMemo } from 'react';

import { CoverPicture } from './cover-picture.tsx';
import type { PicturedBook } from './cover-sources.ts';
import { DrawnCover } from './drawn-cover.tsx';

type CoverProps = {
  book: CoverSubject & PicturedBook;
  /** In pixels, 60 at least: title and author have to be read. Without it, that of its place. */
  width?: number;
  /** Read out instead of the picture; left out where the title stands beside it. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A book's cover: its picture, or a drawn one with its title and author. */
export function Cover({ book, ...looks }: CoverProps) {
  const { title, author, topic } = book;
  const drawing = useMemo(() => composeCover({ title, author, topic }), [title, author, topic]);
  return (
    <CoverPicture book={book} {...looks}>
      <DrawnCover drawing={drawing} />
    </CoverPicture>
  );
}
