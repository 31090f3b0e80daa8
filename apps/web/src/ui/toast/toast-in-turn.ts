import { toastDuration, toastTurn } from './toast-limits.ts';
import {
  currentToasts,
  subscribeToToasts,
  toast,
  type ToastInput,
  type ToastMessage,
} from './toast-store.ts';

interface WaitingToast {
  readonly input: ToastInput;
  shown?: { readonly dismiss: () => void };
}

let waiting: readonly WaitingToast[] = [];

/** When the next of them is shown (ms of `performance.now()`). */
let turn: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** The newest toast that was seen here. */
let newest = currentToasts()[0]?.id;

subscribeToToasts(followToasts);

/**
 * Shows a toast after the one that is open, which has been up for {@link toastTurn} by then, or all its
 * time where it has a button; and not before so many ms are over.
 */
export function toastInTurn(input: ToastInput, after = 0): { dismiss: () => void } {
  const one: WaitingToast = { input };
  const standing = currentToasts().find(({ open }) => open);
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

/** Those that wait wait for another toast's turn too, and go with all toasts. */
function followToasts(): void {
  const [message] = currentToasts();
  if (!message) forgetWaiting();
  if (!message || message.id === newest) return;
  newest = message.id;
  if (turn) planTurn(Math.max(turnOf(message), turn.at - performance.now()));
}

function forgetWaiting(): void {
  clearTimeout(turn?.timer);
  turn = undefined;
  waiting = [];
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
