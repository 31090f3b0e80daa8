import type { Proposal } from '@morsel/sdk/contract';
import { cardTheme } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { Scissors, Undo2 } from 'lucide-react';
import { useId } from 'react';

import { questionEditor } from '../../cards/kinds/editors.ts';
import { KindPill } from '../../cards/kinds/kind-pill.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { isRepeatedClick } from '../../ui/controls/repeated-click.ts';
import { GapText } from '../../ui/text/gap-text.tsx';
import { askedBy } from './proposals-text.ts';

interface ProposalCardProps {
  readonly bookId: number;
  readonly proposal: Proposal;
  readonly isStruck: boolean;
  readonly onToggle: () => void;
}

/** An item with what is right and the words of the book it rests on; struck out, its question alone. */
export function ProposalCard({ bookId, proposal, isStruck, onToggle }: ProposalCardProps) {
  const asked = useId();
  const Icon = isStruck ? Undo2 : Scissors;
  return (
    <li className={clsx('proposal', `theme-${cardTheme(bookId)}`, isStruck && 'is-struck')}>
      <KindPill kind={proposal.content.type} />
      <h2 id={asked} className="proposal-asked" dir="auto">
        {isStruck && <span className="sr-only">Struck out: </span>}
        <GapText text={askedBy(proposal)} />
      </h2>
      {!isStruck && <WhatIsRight {...proposal} />}
      <Button
        small
        variant="paper"
        className="uppercase"
        aria-describedby={asked}
        onClick={(event) => {
          // What follows slides into the place of what was struck out.
          if (!isRepeatedClick(event)) onToggle();
        }}
      >
        <Icon className="icon" aria-hidden="true" />
        {isStruck ? 'Bring back' : 'Strike out'}
      </Button>
    </li>
  );
}

function WhatIsRight({ content, origin }: Pick<Proposal, 'content' | 'origin'>) {
  return (
    <>
      {content.type === 'flashcard' ? (
        <p dir="auto">{content.back}</p>
      ) : (
        <QuestionKey content={content} />
      )}
      {origin?.quote && (
        <figure className="proposal-quote">
          <blockquote dir="auto">{origin.quote}</blockquote>
          {origin.chapter && <figcaption dir="auto">{origin.chapter}</figcaption>}
        </figure>
      )}
    </>
  );
}

function QuestionKey({
  content,
}: {
  readonly content: Exclude<Proposal['content'], { type: 'flashcard' }>;
}) {
  const { Key } = questionEditor(content);
  return (
    <>
      <Key content={content} />
      <p className="proposal-explanation" dir="auto">
        {content.explanation}
      </p>
    </>
  );
}
