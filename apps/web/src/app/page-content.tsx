import { type ReactNode, Suspense, useEffect, useRef } from 'react';

import { useLocation } from '../navigation/use-location.ts';
import { CONTENT_ID, focusContent } from '../ui/page/content.ts';
import { LoadingCard } from '../ui/panels/loading-card.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** A screen reached by a link starts at its top, and reading goes on from there. */
function Arrival() {
  const { visit } = useLocation();
  const seen = useRef(visit);
  useEffect(() => {
    if (visit === seen.current) return;
    seen.current = visit;
    window.scrollTo(0, 0);
    focusContent();
  }, [visit]);
  return null;
}

/** The place of the screens, under the header. */
export function PageContent({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="wrap page-content">
      {/* Before the screen, which may know a better place for the focus. */}
      <Arrival />
      <ErrorBoundary key={pathname} onRetry={focusContent}>
        <Suspense fallback={<LoadingCard first label="Loading..." />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
}
