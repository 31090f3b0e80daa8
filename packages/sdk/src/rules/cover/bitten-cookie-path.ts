type Point = { x: number; y: number };

const radius = 46;
/** The outline's ends and the two dents between its three bites, as angle and distance of a cookie of radius 46. */
const rim = { start: -84, end: -4 };
const dents = [
  { degrees: -20, distance: 29.4 },
  { degrees: -66, distance: 28.5 },
];
const biteRadius = 11.5;

function arc(r: number, flags: string, to: string): string {
  return `A${r} ${r} 0 ${flags} ${to}`;
}

/** SVG path of a round cookie with three bites out of its upper right. */
export function bittenCookiePath(centre: Point, size: number): string {
  const scale = size / radius;
  const at = (degrees: number, distance: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const x = centre.x + scale * distance * Math.cos(angle);
    const y = centre.y + scale * distance * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const bites = [...dents.map((dent) => at(dent.degrees, dent.distance)), at(rim.start, radius)];
  const nibble = Math.round(biteRadius * scale * 100) / 100;
  return [
    `M${at(rim.start, radius)}`,
    arc(size, '1 0', at(rim.end, radius)),
    ...bites.map((to) => arc(nibble, '0 1', to)),
    'Z',
  ].join('');
}
