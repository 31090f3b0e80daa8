import './saved-copy.css';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';

import { timeAgo } from '../text/time-ago.ts';

/** Says how old what the screen shows is; nothing when `savedAt` is undefined: it is fresh. */
export function SavedCopy({ savedAt }: { readonly savedAt: number | undefined }) {
  const [now] = useState(() => Date.now());
  if (savedAt === undefined) return null;
  return (
    <p className="saved-copy">
      <CloudOff className="icon" aria-hidden="true" />
      Saved copy from {timeAgo(savedAt, Math.max(now, savedAt))}
    </p>
  );
}
