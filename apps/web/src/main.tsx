import './styles/index.css';
// What the page shows of a screen before its code is there.
import './screens/progress/progress-head.css';
import './ui/controls/way-link.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { fetchScreen } from './app/router.tsx';
import { ownPath } from './base-path.ts';
import { createQueryClient } from './data/query-client.ts';
import { onEarlyFailure } from './early-calls/early-calls.ts';
import { offline } from './offline/door.ts';
import { holdForFirstScreen } from './ui/page/first-screen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

holdForFirstScreen();
// The first card will come from the device: the way to it is open by the time the page is drawn.
onEarlyFailure(
  () =>
    void offline()
      .then(({ connection }) => connection())
      .catch(() => undefined),
);
void fetchScreen(ownPath(location.pathname)).then(() => draw(root));

/** In pieces, between which the page answers. */
function draw(root: Element): void {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers queryClient={createQueryClient()}>
          <App />
        </Providers>
      </StrictMode>,
    ),
  );
}
