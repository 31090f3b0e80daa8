import './tooltip.css';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useTooltip } from './use-tooltip.ts';

/** Goes to the element that the tooltip is about. */
type TooltipTrigger = {
  ref: RefCallback<HTMLElement>;
  'aria-describedby': string | undefined;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
};

type TooltipProps = {
  text: string;
  children: (trigger: TooltipTrigger) => ReactNode;
};

/**
 * A word about a control: `<Tooltip text="…">{(trigger) => <button {...trigger} />}</Tooltip>`. It
 * opens after a rest of the pointer, at once on focus by keyboard, never by touch.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { open, show, hide, showLater } = useTooltip();
  return (
    <>
      {children({
        ref: setElement,
        'aria-describedby': open ? id : undefined,
        onPointerEnter: showLater,
        onPointerLeave: hide,
        onPointerDown: hide,
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(),
        onBlur: hide,
      })}
      {open && element && <Bubble id={id} text={text} trigger={element} onLeave={hide} />}
    </>
  );
}

type BubbleProps = { id: string; text: string; trigger: HTMLElement; onLeave: () => void };

/** Stands in the top layer, where no scrolling box cuts it off. */
function Bubble({ id, text, trigger, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    if (bubble.current) open(bubble.current, trigger);
  }, [trigger]);

  // What is pinned to the screen must not outlive a scroll of what it points at.
  useEffect(() => {
    const onScroll = () => leave();
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);

  return (
    <div ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
      {text}
    </div>
  );
}

function open(bubble: HTMLElement, trigger: HTMLElement): void {
  bubble.showPopover();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = placeTooltip(
    trigger.getBoundingClientRect(),
    bubble.getBoundingClientRect(),
    { width, height },
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}

/** Room kept between trigger, tooltip and the edges of the screen, in pixels. */
const gap = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;
type Size = { width: number; height: number };

/** Where a tooltip stands: centred above its trigger, below where there is no room above. */
export function placeTooltip(trigger: Box, tooltip: Size, screen: Size) {
  const centred = trigger.left + (trigger.width - tooltip.width) / 2;
  const above = trigger.top - gap - tooltip.height;
  return {
    left: Math.max(gap, Math.min(centred, screen.width - tooltip.width - gap)),
    top: above >= gap ? above : trigger.bottom + gap,
  };
}
