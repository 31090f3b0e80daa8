import { useProposals } from '../../../data/proposals/proposals.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { counted, noun } from '../../../ui/text/number-text.ts';

/** The way to what was made for the reader to look at first; nothing where nothing waits. */
export function WaitingProposals({ bookId }: { readonly bookId: number }) {
  const { data } = useProposals(bookId);
  if (!data || data.proposals.length === 0) return null;
  const { proposals, left } = data;
  const count = proposals.length + left;
  const isCards = proposals.every(({ content }) => content.type === 'flashcard');
  return (
    <ButtonLink wide variant="ink" to={`/book/${bookId}/proposals`}>
      {counted(count, isCards ? 'flashcard' : 'question')} {noun(count, 'waits', 'wait')} for your
      look
    </ButtonLink>
  );
}
