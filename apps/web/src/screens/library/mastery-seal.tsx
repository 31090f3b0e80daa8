/** Twelve points, in a square of 44. */
const OUTLINE = seal({ points: 12, outer: 20.5, inner: 17, centre: 22 });

/** The gold seal on a book that is mastered. */
export function MasterySeal() {
  return (
    <span className="seal">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <path d={OUTLINE} />
      </svg>
      <b aria-hidden="true">M</b>
      <span className="sr-only">Mastered</span>
    </span>
  );
}

type Star = { points: number; outer: number; inner: number; centre: number };

function seal({ points, outer, inner, centre }: Star): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points;
    const x = centre + radius * Math.cos(angle);
    const y = centre + radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
