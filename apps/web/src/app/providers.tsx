import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';

import { ToastRegion } from '../ui/toast/toast-region.tsx';

type ProvidersProps = { queryClient: QueryClient; children: ReactNode };

/** What every screen may count on: data, addresses and toasts. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ToastRegion>{children}</ToastRegion>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
