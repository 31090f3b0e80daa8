import './charts.css';

/** A share from 0 to 1 as a bar, in the colour --topic where that is set; its figure stands beside it. */
export function ShareBar({ share }: { readonly share: number }) {
  const percent = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <svg className="share-bar" aria-hidden="true">
      <rect className="share-bar-fill" width={`${percent}%`} height="100%" />
      {percent > 0 && percent < 100 && (
        <line className="share-bar-edge" x1={`${percent}%`} x2={`${percent}%`} y1="0" y2="100%" />
      )}
    </svg>
  );
}
