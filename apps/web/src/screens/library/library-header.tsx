import { Flame, Star, Zap } from 'lucide-react';

import { useStats } from '../../data/stats.ts';
import { useCurrentUser } from '../../data/users.ts';

/** Names the screen; with an account, XP, level and streak stand beside it. */
export function LibraryHeader() {
  const { data: account } = useCurrentUser();
  const { data: stats } = useStats();
  if (!account || !stats) return <h1 className="sr-only">Library</h1>;
  return (
    <header className="library-header">
      <h1 className="h2">Library</h1>
      <ul className="library-figures figures">
        <li>
          <Star className="icon" /> Level {stats.level}
        </li>
        <li>
          <Zap className="icon" /> {stats.xp} XP
        </li>
        <li>
          <Flame className="icon" /> {stats.streak} in a row
        </li>
      </ul>
    </header>
  );
}
