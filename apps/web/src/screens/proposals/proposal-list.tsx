import type { Book, Proposals } from '@morsel/sdk/contract';

import { type Decided, useDecideProposals, useStruck } from '../../data/proposals/proposals.ts';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { ProposalCard } from './proposal-card.tsx';
import { keepText, proposalsText } from './proposals-text.ts';

interface ProposalListProps extends Proposals {
  readonly book: Book;
  readonly onDecided: (decided: Decided) => void;
}

/** All are kept but those that the reader strikes out; nothing is sent before the last button. */
export function ProposalList({ book, proposals, left, onDecided }: ProposalListProps) {
  const { struck, toggle } = useStruck(book.id);
  const { mutate, isPending, error } = useDecideProposals(book.id, { onSuccess: onDecided });
  const ids = proposals.map(({ id }) => id);
  const decision = {
    keep: ids.filter((id) => !struck.has(id)),
    strike: ids.filter((id) => struck.has(id)),
  };
  return (
    <>
      <p>
        {proposalsText(proposals)} wait for your look. Strike out what is not worth asking: the rest
        joins your feed.
        {left > 0 && ` ${counted(left, 'more')} come after these.`}
      </p>
      <ul className="proposals">
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            bookId={book.id}
            proposal={proposal}
            isStruck={struck.has(proposal.id)}
            onToggle={() => toggle(proposal.id)}
          />
        ))}
      </ul>
      <div className="proposals-verb">
        {error && <FieldError role="alert">Nothing was lost. {failureText(error)}</FieldError>}
        <Button wide className="uppercase" pending={isPending} onClick={() => mutate(decision)}>
          {keepText(decision.keep.length)}
        </Button>
      </div>
    </>
  );
}
