import type { Book } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { useEffect } from 'react';

import { type Decided, useDecideProposals } from '../../data/proposals/proposals.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { focusContent, isFocusLost } from '../../ui/page/content.ts';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { decidedText } from './proposals-text.ts';

interface NoProposalsProps {
  readonly book: Book;
  /** What was decided just now. */
  readonly last: Decided | undefined;
  readonly onKept: (decided: Decided) => void;
}

/** Nothing waits: what came of it, and a way to have back what was struck out. */
export function NoProposals({ book, last, onKept }: NoProposalsProps) {
  const { mutate, isPending, error } = useDecideProposals(book.id, {
    onSuccess: ({ keep, repeated }) =>
      onKept({
        keep: [...(last?.keep ?? []), ...keep],
        strike: [],
        repeated: (last?.repeated ?? 0) + repeated,
      }),
  });
  useEffect(() => {
    if (isFocusLost()) focusContent();
  }, []);
  const struck = last?.strike ?? [];
  return (
    <EmptyPanel
      level={2}
      title={last ? 'All looked at' : 'Nothing waits'}
      action={
        <div className="proposals-ways">
          {struck.length > 0 && (
            <Button
              variant="paper"
              className="uppercase"
              pending={isPending}
              onClick={() => mutate({ keep: [...struck], strike: [] })}
            >
              {struck.length === 1
                ? 'Keep it after all'
                : `Keep the ${numberText(struck.length)} after all`}
            </Button>
          )}
          <ButtonLink to={last ? '/' : `${bookPath(book.slug)}#book-text`} className="uppercase">
            {last ? 'To the feed' : 'To the book’s text'}
          </ButtonLink>
          {error && <FieldError role="alert">{failureText(error)}</FieldError>}
        </div>
      }
    >
      {last
        ? decidedText(last)
        : 'Have questions made with “Look before they join my feed”, and they come here first.'}
    </EmptyPanel>
  );
}
