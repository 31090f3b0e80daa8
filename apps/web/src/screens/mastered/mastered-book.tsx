import { bookPath } from '@morsel/sdk/rules';
import { useId } from 'react';
import { Link } from 'react-router';

import { Cover } from '../../ui/cover/cover.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TopicBadge } from '../../ui/topic-badge.tsx';
import type { MasteredGroup } from './mastered-groups.ts';
import { MasteredRow } from './mastered-row.tsx';

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
            <b className="figures">{questions.length} mastered</b>
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
