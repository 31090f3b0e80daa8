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
