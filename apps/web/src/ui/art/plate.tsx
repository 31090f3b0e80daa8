import type { ReactNode } from 'react';

/** How the art of plates is outlined. */
export const line = { stroke: 'var(--line)', strokeWidth: 3.5 };

type CrumbProps = { x: number; y: number; size: number; turn: number; fill: string };

function Crumb({ x, y, size, turn, fill }: CrumbProps) {
  const transform = `rotate(${turn} ${x + size / 2} ${y + size / 2})`;
  return <rect {...{ x, y, fill, transform }} width={size} height={size} rx="3" {...line} />;
}

/** A plate for what lies on it, with a crumb in the air. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className="plate-art">
      <ellipse cx="125" cy="119" rx="112" ry="30" fill="var(--shadow)" />
      <ellipse cx="120" cy="108" rx="112" ry="30" fill="var(--paper)" {...line} strokeWidth="5" />
      <ellipse cx="120" cy="104" rx="74" ry="17" fill="var(--well)" {...line} strokeWidth="4" />
      {children}
      <Crumb x={176} y={66} size={10} turn={24} fill="var(--awning-a)" />
    </svg>
  );
}

/** A plate with nothing left but crumbs. */
export function PlateWithCrumbs() {
  return (
    <Plate>
      <Crumb x={88} y={96} size={11} turn={-14} fill="var(--mustard)" />
      <circle cx="126" cy="104" r="5.5" fill="var(--awning-a)" {...line} />
      <Crumb x={142} y={98} size={9} turn={22} fill="var(--mustard)" />
    </Plate>
  );
}
