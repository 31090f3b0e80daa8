import { useProposals } from '../../../data/proposals/proposals.ts';
import { waitingText } from '../../../features/generation/proposals-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';

/** The way to what was made for the reader to look at first; nothing where nothing waits. */
export function WaitingProposals({ bookId }: { readonly bookId: number }) {
  const { data } = useProposals(bookId);
  if (!data || data.proposals.length === 0) return null;
  return (
    <ButtonLink wide variant="ink" to={`/book/${bookId}/proposals`}>
      {waitingText(data)}
    </ButtonLink>
  );
}
