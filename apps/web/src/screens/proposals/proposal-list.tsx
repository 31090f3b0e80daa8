import type { Proposal, ProposalDecision, Proposals } from '@morsel/sdk/contract';
import { type ReactNode, useEffect } from 'react';

import { useStruck } from '../../data/proposals/proposals.ts';
import { waitingText } from '../../features/generation/proposals-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { markShown } from '../../ui/controls/just-shown.ts';
import { ProposalCard } from './proposal-card.tsx';
import { keepText, laterText, struckText } from './proposals-text.ts';
import { useShown } from './use-shown.ts';

interface ProposalListProps extends Proposals {
  readonly bookId: number;
  /** A decision is on its way: what it says stands. */
  readonly isPending: boolean;
  /** What is wrong, or cannot be done. */
  readonly trouble: ReactNode;
  readonly onDecide: (decision: ProposalDecision) => void;
  readonly onSay: (text: string) => void;
}

/** All are kept but those that the reader strikes out; nothing is sent before the last button. */
export function ProposalList(props: ProposalListProps) {
  const { bookId, proposals, left, isPending, trouble, onDecide, onSay } = props;
  const { struck, toggle } = useStruck(bookId);
  const shown = useShown(proposals);
  const later = proposals.length - shown.length + left;
  const ids = shown.map(({ id }) => id);
  const keep = ids.filter((id) => !struck.has(id));
  const decide = () => onDecide({ keep, strike: ids.filter((id) => struck.has(id)) });
  const turn = (proposal: Proposal): void => {
    if (isPending) return;
    toggle(proposal.id);
    onSay(struckText(proposal, !struck.has(proposal.id)));
  };
  const waiting = `${waitingText({ proposals: shown })}.`;
  useEffect(() => onSay(waiting), [onSay, waiting]);
  return (
    <>
      <p>
        {waiting} Strike out what is not worth asking: the rest joins your feed.
        {later > 0 && ` ${laterText(later)}`}
      </p>
      <ul className="proposals">
        {shown.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            bookId={bookId}
            proposal={proposal}
            isStruck={struck.has(proposal.id)}
            onToggle={() => turn(proposal)}
          />
        ))}
      </ul>
      <div ref={markShown} className="proposals-verb">
        {trouble}
        <Button wide className="uppercase" pending={isPending} onClick={decide}>
          {keepText(keep.length)}
        </Button>
      </div>
    </>
  );
}
