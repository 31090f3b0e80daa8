import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { closedAt, delayAt } from './tooltip-timing.ts';

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
