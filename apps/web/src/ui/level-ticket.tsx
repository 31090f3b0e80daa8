import './level-ticket.css';
import { Link } from 'react-router';

/** The level, on the way to the reader's progress. */
export function LevelTicket({
  level,
  onClick,
}: {
  level: number;
  onClick?: (() => void) | undefined;
}) {
  return (
    <Link to="/progress" className="level-ticket figures" onClick={onClick}>
      <span>LV {level}</span>
      <span className="sr-only">, your progress</span>
    </Link>
  );
}
