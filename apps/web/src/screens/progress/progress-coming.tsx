import { LoadingCard } from '../../ui/panels/loading-card.tsx';

/** Until the figures are there; the page shows the same before any code is. */
export const ProgressComing = () => <LoadingCard label="Loading progress..." />;
