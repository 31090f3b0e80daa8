import '../slip.css';
import './toast.css';
import * as Toast from '@radix-ui/react-toast';

import { ToastItem } from './toast-item.tsx';
import { toastDuration, toastHotkey, toastSwipe } from './toast-limits.ts';
import { useToast } from './use-toast.ts';

function ToastList() {
  const { toasts } = useToast();
  return toasts.map((message) => <ToastItem key={message.id} message={message} />);
}

/** Stands beside the app and shows what `toast()` raises. */
export function ToastRegion() {
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
