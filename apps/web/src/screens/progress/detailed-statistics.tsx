import type { UserStats } from '@morsel/sdk/contract';

import { FigureCards } from '../../ui/figure-cards.tsx';
import { figureText } from './figure-text.ts';

/** The three counts behind the reader's figures. */
export function DetailedStatistics({ stats }: { stats: UserStats }) {
  const { totalAnswered, correctAnswered, streak } = stats;
  return (
    <section className="grid gap-3.5" aria-labelledby="detailed-statistics">
      <h2 id="detailed-statistics" className="h2">
        Detailed statistics
      </h2>
      <FigureCards
        figures={[
          { name: 'Total questions', value: figureText(totalAnswered), theme: 4 },
          { name: 'Correct answers', value: figureText(correctAnswered), theme: 5 },
          { name: 'Current streak', value: figureText(streak), theme: 1 },
        ]}
      />
    </section>
  );
}
