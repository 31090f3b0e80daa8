import type { Book } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';

import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';

/** Nothing waits, and how something would. */
export function NoProposals({ book }: { readonly book: Book }) {
  return (
    <EmptyPanel
      level={2}
      title="Nothing waits"
      action={
        <ButtonLink to={`${bookPath(book.slug)}#book-text`} className="uppercase">
          To the book’s text
        </ButtonLink>
      }
    >
      Have questions or flashcards made with “Look before they join my feed”, and they come here
      first.
    </EmptyPanel>
  );
}
