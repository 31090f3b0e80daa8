import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type Locator, page } from 'vitest/browser';

import { createQueryClient } from '../data/query-client.ts';
import { Navigation } from '../navigation/navigation.tsx';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { memoryHistory } from './memory-history.ts';

type RenderOptions = {
  /** Address at which it starts. */
  path?: string;
};

type Rendered = {
  container: HTMLElement;
  /** Finds within what was rendered. */
  screen: Locator;
  queryClient: QueryClient;
  rerender: (node: ReactNode) => void;
  unmount: () => void;
  /** To where a link has led away from. */
  goBack: () => void;
};

let rendered = 0;
const mounted = new Map<Root, HTMLElement>();

function unmount(root: Root): void {
  flushSync(() => root.unmount());
  mounted.get(root)?.remove();
  mounted.delete(root);
}

/** Takes down what the tests before left standing; the set-up calls it after each test. */
export function unmountAll(): void {
  for (const root of mounted.keys()) unmount(root);
}

/** Renders a part of the app with navigation, queries and toasts around it. */
export function render(node: ReactNode, { path = '/' }: RenderOptions = {}): Rendered {
  const queryClient = createQueryClient();
  const history = memoryHistory(path);
  const container = document.body.appendChild(document.createElement('div'));
  rendered += 1;
  container.dataset['testid'] = `rendered-${rendered}`;
  const root = createRoot(container);
  mounted.set(root, container);
  const show = (children: ReactNode): void =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <Navigation history={history}>
              {children}
              <ToastRegion />
            </Navigation>
          </QueryClientProvider>
        </StrictMode>,
      ),
    );
  show(node);
  return {
    container,
    screen: page.getByTestId(container.dataset['testid'] ?? ''),
    queryClient,
    rerender: show,
    unmount: () => unmount(root),
    goBack: history.goBack,
  };
}
