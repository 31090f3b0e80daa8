import { LoadingCard } from '../../ui/panels/loading-card.tsx';

/** Until books and shelf are there; the page shows the same before any code is. */
export const LibraryComing = () => <LoadingCard label="Loading library..." first />;
