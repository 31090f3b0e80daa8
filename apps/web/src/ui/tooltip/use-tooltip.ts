import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether a tooltip is open, and the handlers of its trigger that open and close it. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) closedAt(performance.now());
    setOpen(false);
  };
  const showLater = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(show, delayAt(performance.now()));
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(open, hide);

  return { open, show, hide, showLater };
}

function useEscape(open: boolean, hide: () => void): void {
  const onEscape = useEffectEvent(hide);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

/** How long the pointer rests before a tooltip opens, in milliseconds. */
const tooltipDelay = 700;

/** For so long after one has closed, in milliseconds, the next opens at once. */
const tooltipSkipDelay = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Milliseconds until a tooltip opens that is asked for at `now`. */
function delayAt(now: number): number {
  return now - lastClosedAt <= tooltipSkipDelay ? 0 : tooltipDelay;
}

function closedAt(now: number): void {
  lastClosedAt = now;
}
