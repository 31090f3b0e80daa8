import { toastDuration, toastKept, toastLimit, toastTurn } from './toast-limits.ts';

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

/**
 * Shows a toast, from inside React or outside; the newest takes the place of the one before. Those that
 * wait for their turn wait for its too.
 */
export function toast({ title, description, variant = 'plain', action }: ToastInput): {
  id: number;
  dismiss: () => void;
} {
  lastId += 1;
  const id = lastId;
  const message = { id, title, description, variant, action, open: true };
  change([message, ...messages].slice(0, toastLimit));
  if (turn) planTurn(Math.max(turnOf(message), turn.at - performance.now()));
  return { id, dismiss: () => dismissToast(id) };
}

interface WaitingToast {
  readonly input: ToastInput;
  shown?: { readonly dismiss: () => void };
}

let waiting: readonly WaitingToast[] = [];

/** When the next of them is shown (ms of `performance.now()`). */
let turn: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Shows a toast after the one that is open, which has been up for {@link toastTurn} by then, or all its
 * time where it has a button; and not before so many ms are over.
 */
export function toastInTurn(input: ToastInput, after = 0): { dismiss: () => void } {
  const one: WaitingToast = { input };
  const standing = messages.find(({ open }) => open);
  if (turn === undefined && !standing && after === 0) {
    one.shown = toast(input);
  } else {
    waiting = [...waiting, one];
    if (!turn) planTurn(Math.max(after, standing ? turnOf(standing) : 0));
  }
  return {
    dismiss() {
      waiting = waiting.filter((other) => other !== one);
      one.shown?.dismiss();
    },
  };
}

function planTurn(ms: number): void {
  clearTimeout(turn?.timer);
  turn = { at: performance.now() + ms, timer: setTimeout(takeTurn, ms) };
}

function takeTurn(): void {
  const [next, ...rest] = waiting;
  waiting = rest;
  turn = undefined;
  if (rest.length > 0) planTurn(toastTurn);
  if (next) next.shown = toast(next.input);
}

function turnOf({ action }: ToastMessage): number {
  return action ? toastDuration.default : toastTurn;
}

/** Forgets every toast at once, those that wait too. */
export function clearToasts(): void {
  clearTimeout(turn?.timer);
  turn = undefined;
  waiting = [];
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
