import { useSyncExternalStore } from 'react';

import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toast,
  type ToastMessage,
} from './toast-store.ts';

type Toasts = {
  toasts: readonly ToastMessage[];
  toast: typeof toast;
  dismiss: typeof dismissToast;
};

export function useToast(): Toasts {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return { toasts, toast, dismiss: dismissToast };
}
