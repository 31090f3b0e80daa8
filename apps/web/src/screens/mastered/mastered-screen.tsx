import './mastered.css';
import type { MasteredQuestion } from '@morsel/sdk/contract';
import { MASTERED_META, masteryRatePercent } from '@morsel/sdk/rules';

import { useMastered } from '../../data/mastered/mastered.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { FigureCards } from '../../ui/figures/figure-cards.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { MasteredBook } from './mastered-book.tsx';
import { groupByBook } from './mastered-groups.ts';

/** What the reader knows by their own word, book by book, with a way back into the feed. */
export function MasteredScreen() {
  usePageMeta(MASTERED_META);
  const mastered = useMastered();
  const { data: questions, error, isPending, isFetching, refetch } = mastered;
  if (isPending) return <LoadingCard label="Loading mastered questions..." first />;
  if (!questions) {
    return (
      <LoadFailure
        title="Your mastered questions did not arrive"
        error={error}
        isKept
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <MasteredList questions={questions} savedAt={savedCopyTime(mastered)} />;
}

interface MasteredListProps {
  readonly questions: readonly MasteredQuestion[];
  /** When they were read, unless that was just now. */
  readonly savedAt: number | undefined;
}

function MasteredList({ questions, savedAt }: MasteredListProps) {
  const groups = groupByBook(questions);
  const rate = masteryRatePercent(questions.length);
  return (
    <div className="mastered">
      <h1 className="h1" tabIndex={-1}>
        Mastered Questions
      </h1>
      <SavedCopy savedAt={savedAt} />
      <p className="mastered-note">
        Questions you master no longer appear in the feed. Put one back whenever you fancy a second
        helping.
      </p>
      <FigureCards
        figures={[
          { name: 'Questions mastered', value: questions.length, theme: 0 },
          { name: 'Books with mastery', value: groups.length, theme: 3 },
          { name: 'Mastery rate', value: `${rate}%`, theme: 5 },
        ]}
      />
      {groups.length === 0 && <NothingMastered />}
      {groups.map((group) => (
        <MasteredBook key={group.book.id} group={group} />
      ))}
    </div>
  );
}

function NothingMastered() {
  return (
    <EmptyPanel
      level={2}
      title="No Mastered Questions Yet"
      action={
        <ButtonLink to="/" className="uppercase">
          Go to feed
        </ButtonLink>
      }
    >
      Answer a question, then press MASTERED on its card.
    </EmptyPanel>
  );
}
