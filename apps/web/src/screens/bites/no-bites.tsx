import type { Bites, Book } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';
import { type ReactNode, useEffect } from 'react';

import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { focusContent, isFocusLost } from '../../ui/page/content.ts';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';
import { counted } from '../../ui/text/number-text.ts';

interface NoBitesProps {
  readonly book: Book;
  readonly bites: Bites;
  /** Absent where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  readonly onMore: () => void;
}

/** Nothing lies before the reader: why, and what to do. */
export function NoBites({ book, bites, undo, onMore }: NoBitesProps) {
  const { kept, skipped, left, reason } = bites;
  useEffect(() => {
    if (isFocusLost()) focusContent();
  }, []);
  const back = undo && (
    <Button variant="paper" className="uppercase" onClick={undo}>
      Undo the last
    </Button>
  );
  if (left > 0) {
    return (
      <End
        title="That is all that is here"
        ways={
          <>
            {back}
            <Button className="uppercase" onClick={onMore}>
              Look for more
            </Button>
          </>
        }
      >
        {counted(left, 'more sentence')} will come once Morsel is reached. {keptText(kept)}
      </End>
    );
  }
  if (kept + skipped > 0) {
    return (
      <End
        title="You have seen them all"
        ways={
          <>
            {back}
            <ButtonLink to="/" className="uppercase">
              To the feed
            </ButtonLink>
          </>
        }
      >
        {keptText(kept)} {reason}
      </End>
    );
  }
  return (
    <End
      title="Nothing to pick yet"
      ways={
        <>
          <Button variant="paper" className="uppercase" onClick={onMore}>
            Look again
          </Button>
          <ButtonLink to={`${bookPath(book.slug)}#book-text`} className="uppercase">
            To the book’s text
          </ButtonLink>
        </>
      }
    >
      {reason ?? 'Add the text of the book, and its best sentences come here.'}
    </End>
  );
}

function keptText(kept: number): string {
  if (kept === 0) return 'You kept none of this book so far.';
  return `You kept ${kept}; the feed asks for ${kept === 1 ? 'it' : 'them'}.`;
}

interface EndProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly ways: ReactNode;
}

function End({ title, children, ways }: EndProps) {
  return (
    <EmptyPanel level={2} title={title} action={<div className="bites-ways">{ways}</div>}>
      {children}
    </EmptyPanel>
  );
}
