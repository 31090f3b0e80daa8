import './admin-news.css';
import { useWhatWaits } from '../../data/admin/what-waits.ts';

/** At the way to the admin's page: that something there waits; nothing where nothing does. */
export function AdminNews() {
  const waiting = useWhatWaits();
  if (waiting === 0) return null;
  return (
    <span className="admin-news">
      {waiting > 99 ? '99+' : waiting}
      <span className="sr-only"> to decide</span>
    </span>
  );
}
