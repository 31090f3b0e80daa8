import './slip.css';
import './toast.css';
import * as Toast from '@radix-ui/react-toast';
import { useEffect, useSyncExternalStore } from 'react';

import { isLeaving } from '../page/load-page.ts';
import { showToastLeftBehind } from './toast-after-load.ts';
import { ToastItem } from './toast-item.tsx';
import { toastDuration, toastHotkey, toastSwipe } from './toast-limits.ts';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toast,
  type ToastMessage,
} from './toast-store.ts';

function ToastList() {
  const { toasts } = useToast();
  return toasts.map((message) => <ToastItem key={message.id} message={message} />);
}

/** Stands beside the app and shows what `toast()` raises, and what the load before left behind. */
export function ToastRegion() {
  useEffect(() => {
    // It may come up late, when its reader has signed in already and the next page is on its way.
    if (!isLeaving()) showToastLeftBehind();
  }, []);
  return (
    <Toast.Provider
      duration={toastDuration.default}
      swipeDirection={toastSwipe.direction}
      swipeThreshold={toastSwipe.threshold}
    >
      <ToastList />
      <Toast.Viewport className="toasts" hotkey={toastHotkey} />
    </Toast.Provider>
  );
}

type Toasts = {
  toasts: readonly ToastMessage[];
  toast: typeof toast;
  dismiss: typeof dismissToast;
};

function useToast(): Toasts {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return { toasts, toast, dismiss: dismissToast };
}
