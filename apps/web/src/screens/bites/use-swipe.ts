import { type PointerEvent, useRef } from 'react';

/** So far (px) a finger goes for a swipe to count. */
const FAR_PX = 90;
/** From here on (px) it is no tap. */
const MOVED_PX = 12;

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  isSwipe: boolean;
}

/**
 * What makes an element follow a finger from side to side, and act where it goes far enough. A click
 * that ends a swipe is none.
 */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const drag = useRef<Drag>(undefined);
  const end = (event: PointerEvent<HTMLElement>): void => {
    const by = distance(drag.current, event);
    const wasSwipe = drag.current?.isSwipe;
    follow(event.currentTarget, 0);
    if (!wasSwipe || event.type !== 'pointerup') drag.current = undefined;
    if (!wasSwipe || event.type !== 'pointerup' || Math.abs(by) < FAR_PX) return;
    if (by < 0) onLeft();
    else onRight();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
      drag.current = pointerType === 'mouse' ? undefined : { id, x, y, isSwipe: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current?.id !== event.pointerId) return;
      const by = distance(current, event);
      current.isSwipe ||=
        Math.abs(by) > MOVED_PX && Math.abs(by) > Math.abs(event.clientY - current.y);
      if (current.isSwipe) follow(event.currentTarget, by);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!drag.current?.isSwipe) return;
      drag.current = undefined;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

function distance(drag: Drag | undefined, { clientX, pointerId }: PointerEvent): number {
  return drag?.id === pointerId ? clientX - drag.x : 0;
}

/** Shows how far it is dragged, and what letting go would do. */
function follow(element: HTMLElement, by: number): void {
  element.style.setProperty('--drag', `${by}px`);
  if (Math.abs(by) < FAR_PX) element.removeAttribute('data-swipe');
  else element.setAttribute('data-swipe', by < 0 ? 'skip' : 'keep');
}
