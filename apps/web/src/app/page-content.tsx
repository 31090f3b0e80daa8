import './skip-link.css';
import { type ReactNode, Suspense, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { LoadingCard } from '../ui/loading-card.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const contentId = 'content';

/** Lets keyboards pass the header. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${contentId}`}>
      Skip to content
    </a>
  );
}

/** Lets reading go on in the screen. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
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
    <main id={contentId} tabIndex={-1} className="wrap pt-4 pb-18">
      <ErrorBoundary key={pathname} onRetry={focusContent}>
        <Arrival />
        <Suspense fallback={<LoadingCard first label="Loading..." />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
}
