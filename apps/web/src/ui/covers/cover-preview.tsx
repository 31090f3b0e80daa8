import './cover-preview.css';
import type { CoverSubject } from '@morsel/sdk/rules/cover/figure';
import { useState } from 'react';

import { useSettled } from '../fields/use-settled.ts';
import { isCoverAddress } from './cover-address.ts';
import { Cover } from './cover.tsx';

/** An address is asked for its picture once nobody types at it any more. */
const TYPING_PAUSE_MS = 300;

type CoverPreviewProps = {
  book: CoverSubject & { imageUrl?: string | null; coverUrl?: string | null };
  /** What was typed for the picture; the book's own cover shows as long as it is no address. */
  address: string;
};

/** The cover that a book would get, and a word when the picture cannot be loaded. */
export function CoverPreview({ book, address }: CoverPreviewProps) {
  const settled = useSettled(address.trim(), TYPING_PAUSE_MS);
  const [broken, setBroken] = useState<string>();
  const failed = broken === settled;
  const shown = isCoverAddress(settled) && !failed;
  return (
    <figure className="cover-preview">
      {shown ? (
        <span className="cover">
          <img
            key={settled}
            src={settled}
            alt="Preview of the cover"
            referrerPolicy="no-referrer"
            onError={() => setBroken(settled)}
          />
        </span>
      ) : (
        <Cover book={failed ? { ...book, imageUrl: null } : book} label="Cover as it is" />
      )}
      <figcaption>
        <output>
          {failed && 'This picture cannot be loaded. The drawn cover will show instead.'}
        </output>
      </figcaption>
    </figure>
  );
}
