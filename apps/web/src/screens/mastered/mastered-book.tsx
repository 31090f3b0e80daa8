import type { MasteredQuestion } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';

import { useUnmasterQuestion } from '../../data/mastered/unmaster-question.ts';
import { toastFailure } from '../../features/card-toasts/card-failure.ts';
import { TopicBadge } from '../../features/topics/topic-badge.tsx';
import { Link } from '../../navigation/link.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Cover } from '../../ui/covers/cover.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { GapText } from '../../ui/text/gap-text.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { spokenText } from '../../ui/text/spoken-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { type MasteredGroup, typeText } from './mastered-groups.ts';

/** A book with the questions of it that the reader has mastered. */
export function MasteredBook({ group }: { readonly group: MasteredGroup }) {
  const title = useId();
  const { book, questions } = group;
  return (
    <Panel className="mastered-book" aria-labelledby={title}>
      <Link className="mastered-book-line" to={bookPath(book.slug)}>
        <Cover book={book} width={64} className="mastered-cover" />
        <span className="mastered-book-text">
          <h2 id={title} className="h3" dir="auto">
            {book.title}
          </h2>
          <span className="mastered-author">
            by <bdi>{book.author}</bdi>
          </span>
          <span className="mastered-facts">
            <TopicBadge topic={book.topic} />
            <b className="figures">{numberText(questions.length)} mastered</b>
          </span>
        </span>
      </Link>
      <ul>
        {questions.map((question) => (
          <MasteredRow key={question.id} question={question} />
        ))}
      </ul>
    </Panel>
  );
}

/** A mastered question, and the way to put it back into the feed. */
function MasteredRow({ question }: { readonly question: MasteredQuestion }) {
  const text = useId();
  const row = useRef<HTMLLIElement>(null);
  const { mutate: undo, isPending } = useUnmasterQuestion(question, {
    onSuccess() {
      passFocusOn(row.current);
      const description = spokenText(question.questionText);
      toast({ title: 'Back in your feed', description, variant: 'good' });
    },
    onError: (error) => toastFailure(error, 'undo'),
  });
  return (
    <li ref={row} className="mastered-row">
      <span className="mastered-type">{typeText(question.type)}</span>
      <p id={text} dir="auto">
        <GapText text={question.questionText} />
      </p>
      <IconButton
        label="Put back in the feed"
        className="mastered-undo"
        aria-describedby={text}
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => undo()}
      >
        <Undo2 className="icon" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/**
 * Hands the focus of a row that is about to leave to the row after it, before it, or to the
 * screen's heading, so that a keyboard does not fall back to the top of the page.
 */
function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? document.querySelector<HTMLElement>('h1');
  next?.focus({ preventScroll: true });
}
