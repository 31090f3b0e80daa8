import { isJustShown } from './just-shown.ts';

/** Taps that are no farther apart, in px, are meant for one place: a fingertip. */
const SAME_PLACE_PX = 48;

type Place = { readonly x: number; readonly y: number } | { readonly key: string };

interface Press {
  readonly place: Place;
  /** By the page's clock (ms). */
  readonly at: number;
}

/**
 * Guards what has just appeared from the second half of a double tap, or of a key that was struck
 * twice, since that was meant for what was there before. A tap elsewhere and another key count at once.
 * A key that is held down presses a button once.
 *
 * @returns a function that ends it.
 */
export function guardDoubleTaps(): () => void {
  let before: Press | undefined;
  let last: Press | undefined;
  const note = (place: Place): void => {
    before = last;
    last = { place, at: performance.now() };
  };
  const listening = new AbortController();
  const how = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', (event) => note(placeOf(event)), how);
  document.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) note({ key: event.key });
      else if (event.key === 'Enter' && isIn(event.target, 'button, a, summary')) stop(event);
    },
    how,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!before || !last || !isSame(before.place, last.place)) return;
      if (!isJustShown(event.target, before.at)) return;
      stop(event);
      // It was nothing of its own: what follows is seen against the press before.
      last = before;
    },
    how,
  );
  return () => listening.abort();
}

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place => ({ x, y });

function isSame(before: Place, last: Place): boolean {
  if ('key' in before) return 'key' in last && before.key === last.key;
  return 'x' in last && Math.hypot(last.x - before.x, last.y - before.y) <= SAME_PLACE_PX;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
