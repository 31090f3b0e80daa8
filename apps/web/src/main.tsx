import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './data/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <App />
    </Providers>
  </StrictMode>,
);
void import('./ui/controls/double-tap.ts').then(
  ({ guardDoubleTaps }) => guardDoubleTaps(),
  () => undefined,
);
