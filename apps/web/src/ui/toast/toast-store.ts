import { toastKept, toastLimit } from './toast-limits.ts';

export type ToastVariant = 'plain' | 'good' | 'praise' | 'level' | 'destructive' | 'achievement';

/** A button in the toast; it closes the toast too. */
type ToastAction = { label: string; run: () => void };

export type ToastInput = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
  action?: ToastAction | undefined;
};

export type ToastMessage = {
  id: number;
  title: string;
  description: string | undefined;
  variant: ToastVariant;
  action: ToastAction | undefined;
  open: boolean;
};

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const forgetTimers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly ToastMessage[]): void {
  const kept = new Set(next.map(({ id }) => id));
  for (const { id } of messages) {
    if (kept.has(id)) continue;
    clearTimeout(forgetTimers.get(id));
    forgetTimers.delete(id);
  }
  messages = next;
  for (const listener of listeners) listener();
}

function forget(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

/** Closes one toast; it stays known, closed, until another takes its place or {@link toastKept} is over. */
export function dismissToast(id: number): void {
  if (!messages.some((message) => message.id === id && message.open)) return;
  forgetTimers.set(
    id,
    setTimeout(() => forget(id), toastKept),
  );
  change(messages.map((message) => (message.id === id ? { ...message, open: false } : message)));
}

/** Shows a toast, from inside React or outside; the newest takes the place of the one before. */
export function toast({ title, description, variant = 'plain', action }: ToastInput): {
  id: number;
  dismiss: () => void;
} {
  lastId += 1;
  const id = lastId;
  change(
    [{ id, title, description, variant, action, open: true }, ...messages].slice(0, toastLimit),
  );
  return { id, dismiss: () => dismissToast(id) };
}

/** Forgets every toast at once, those that wait for their turn too. */
export function clearToasts(): void {
  change([]);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts now, newest first. */
export function currentToasts(): readonly ToastMessage[] {
  return messages;
}
