import './place-note.css';

/** Where in the book an authored item belongs. Shown with its answer, since it may hint at it. */
export function PlaceNote({ place }: { place: string }) {
  return (
    <span className="place-note">
      In the book under “<bdi>{place}</bdi>”
    </span>
  );
}
