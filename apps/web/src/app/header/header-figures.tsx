import { Flame, ListChecks } from 'lucide-react';

import { numberText } from '../../ui/text/number-text.ts';

/** What the header knows of a reader. */
export type HeaderStats = { level: number; xp: number; streak: number; totalAnswered: number };

export function StreakFigure({ streak }: { streak: number }) {
  return (
    <span className="header-figure figures" title="Streak">
      <Flame className="icon hot" />
      {numberText(streak)}
      <span className="sr-only"> in a row</span>
    </span>
  );
}

export function AnsweredFigure({ count }: { count: number }) {
  return (
    <span className="header-figure figures" title="Questions answered">
      <ListChecks className="icon" />
      {numberText(count)}
      <span className="sr-only"> questions answered</span>
    </span>
  );
}
