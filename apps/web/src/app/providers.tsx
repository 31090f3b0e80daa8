import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { browserHistory } from '../navigation/browser-history.ts';
import { Navigation } from '../navigation/navigation.tsx';
import { partAfterFirstScreen } from './first-screen.ts';

/** Not needed to show the first card; a toast that was raised before is shown once this is there. */
const Toasts = partAfterFirstScreen(
  async () => (await import('../ui/toast/toast-region.tsx')).ToastRegion,
);

const history = browserHistory();

type ProvidersProps = { queryClient: QueryClient; children: ReactNode };

/** What every screen may count on: data, addresses and toasts. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Navigation history={history}>
        {children}
        <Toasts />
      </Navigation>
    </QueryClientProvider>
  );
}
