import './skip-link.css';
import { type ReactNode, Suspense, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { CONTENT_ID, focusContent } from '../ui/page/content.ts';
import { LoadingCard } from '../ui/panels/loading-card.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Lets keyboards pass the header. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}

/** A screen reached by a link starts at its top, and reading goes on from there. */
function Arrival() {
  const byLink = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!byLink) return;
    window.scrollTo(0, 0);
    focusContent();
  }, [byLink]);
  return null;
}

/** The place of the screens, under the header. */
export function PageContent({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="wrap page-content">
      <ErrorBoundary key={pathname} onRetry={focusContent}>
        <Arrival />
        <Suspense fallback={<LoadingCard first label="Loading..." />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
}
