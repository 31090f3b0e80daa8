import { memo } from 'react';

import { MarkCookie } from '../../ui/art/mark-cookie.tsx';

/** One cookie, tone on tone, cropped by an edge of the card; `kind` decides which edge. */
export const CardArt = memo(function CardArt({ kind }: { readonly kind: string }) {
  return (
    <div className="card-art" aria-hidden="true">
      <MarkCookie className={`art-${kind}`} />
    </div>
  );
});
