import type { Book, Source } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { useState } from 'react';

import { savedCopyTime } from '../../data/saved-copy.ts';
import { useMakePlan, usePlan } from '../../data/sources/plan.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { useFocusOnChange } from '../../ui/page/use-focus-on-change.ts';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { FindIdeas } from './find-ideas.tsx';
import { IdeaRow } from './idea-row.tsx';
import { ideasByChapter } from './ideas-by-chapter.ts';
import { foundText, summaryText } from './ideas-text.ts';

interface IdeasOfTextProps {
  readonly book: Book;
  readonly source: Source;
  /** Whether the reader has batches made, which heed what is said here. */
  readonly maySteer: boolean;
}

/** The main ideas of a text by chapter, or a way to have them found. */
export function IdeasOfText({ book, source, maySteer }: IdeasOfTextProps) {
  const text = { bookId: book.id, sourceId: source.id };
  const plan = usePlan(text);
  const { make: makePlan, ...making } = useMakePlan(text);
  const [said, say] = useState('');
  const part = plan.data && (plan.data.ideas.length > 0 ? 'ideas' : 'none');
  const summary = useFocusOnChange<HTMLParagraphElement>(part);
  const make = () => makePlan(({ ideas: found }) => say(foundText(found)));
  if (plan.isPending) return <LoadingCard label="Loading the main ideas..." first />;
  if (!plan.data) {
    return (
      <LoadFailure
        title="The main ideas did not arrive"
        isKept
        error={plan.error}
        pending={plan.isFetching}
        onRetry={() => void plan.refetch()}
      />
    );
  }
  const { ideas, madeAt } = plan.data;
  const savedAt = savedCopyTime(plan);
  const head = (
    <>
      <SavedCopy savedAt={savedAt} />
      {maySteer && savedAt !== undefined && <p className="field-hint">{OFFLINE}</p>}
      <output className="sr-only">{said}</output>
    </>
  );
  if (ideas.length === 0) {
    return (
      <>
        {head}
        <EmptyPanel
          level={2}
          title={madeAt === null ? 'Not looked for yet' : 'None were found'}
          action={maySteer && <FindIdeas {...making} make={make} label="Find the main ideas" />}
        >
          {madeAt === null ? NOT_YET : NONE} {!maySteer && NOT_YOURS}
        </EmptyPanel>
      </>
    );
  }
  return (
    <>
      {head}
      <p ref={summary} tabIndex={-1}>
        {summaryText(ideas)} {maySteer && HOW}
      </p>
      <div className="idea-chapters">
        {ideasByChapter(ideas, source.chapters).map(({ number, name, ideas: told }) => (
          <section key={number} aria-labelledby={`chapter-${number}`}>
            <h2 id={`chapter-${number}`} className="h3" dir="auto">
              {name}
            </h2>
            <ul>
              {told.map((idea) => (
                <IdeaRow key={idea.key} text={text} idea={idea} maySteer={maySteer} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {maySteer && (
        <footer className="ideas-foot">
          <ButtonLink to={`${bookPath(book.slug)}#book-text`} className="uppercase">
            Make questions of them
          </ButtonLink>
          <FindIdeas {...making} make={make} label="Find them anew" isQuiet />
        </footer>
      )}
    </>
  );
}

const OFFLINE = 'To find ideas, or to say what you want of them, needs a connection.';
const NOT_YET =
  'A model reads the beginnings of all paragraphs and names what the text is about. You then say what you want more of, and what to leave out.';
const NONE = 'The model named no idea of this text.';
const NOT_YOURS = 'Whoever has questions made from this text can have them found.';
const HOW = 'Each batch takes the ideas first that have the least.';
