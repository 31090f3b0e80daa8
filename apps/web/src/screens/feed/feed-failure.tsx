import type { ComponentProps } from 'react';

import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';

const PackEnd = optionalPart(async () => (await import('./pack-end.tsx')).PackEnd);

/** Says why no more cards come: something failed, or all that the device had is done. */
export function FeedFailure(failure: ComponentProps<typeof LoadFailure>) {
  const isUsedUp = failure.error?.name === 'PackUsedUpError';
  return isUsedUp ? <PackEnd {...failure} /> : <LoadFailure {...failure} />;
}
