import type { AdminBook } from '@morsel/sdk/contract';
import { TOPICS } from '@morsel/sdk/rules';

import { FigureCards } from '../../../ui/figures/figure-cards.tsx';

/** Books, a mark whether there are questions at all, and the fixed number of topics. */
export function SystemStats({ books }: { books: readonly AdminBook[] }) {
  const anyQuestion = books.some(({ questionCount }) => questionCount > 0);
  return (
    <section aria-label="System stats">
      <FigureCards
        figures={[
          { name: 'Total Books', value: books.length, theme: 0 },
          { name: 'Questions Generated', value: anyQuestion ? '✓' : '–', theme: 5 },
          { name: 'Active Topics', value: TOPICS.length, theme: 4 },
        ]}
      />
    </section>
  );
}
