import type { LibraryTotals } from '@morsel/sdk/contract';
import { TOPICS } from '@morsel/sdk/rules';

import { FigureCards } from '../../../ui/figures/figure-cards.tsx';

/** Books, a mark whether there are questions at all, and the fixed number of topics. */
export function SystemStats({ totals }: { totals: LibraryTotals }) {
  return (
    <section aria-label="System stats">
      <FigureCards
        figures={[
          { name: 'Total Books', value: totals.books, theme: 0 },
          { name: 'Questions Generated', value: totals.withQuestions > 0 ? '✓' : '–', theme: 5 },
          { name: 'Active Topics', value: TOPICS.length, theme: 4 },
        ]}
      />
    </section>
  );
}
