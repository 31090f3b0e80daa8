import type { AdminItem, ClaimDecision } from '@morsel/sdk/contract';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';

import { useClaimDecision } from '../../../data/admin/admin-items.ts';
import { useHasModel } from '../../../data/generation/means.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { numberText } from '../../../ui/text/number-text.ts';
import { timeAgo } from '../../../ui/text/time-ago.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

const DECIDED = {
  accepted: {
    title: 'Accepted',
    description: 'The question takes it as right; those who wrote it get their points.',
  },
  refused: { title: 'Refused', description: 'It stays wrong.' },
} as const;

/** What readers say is right, though it was judged wrong; an admin may agree. */
export function ItemClaims({ item: { id, claims } }: { item: AdminItem }) {
  const [failure, setFailure] = useState<string>();
  const [decided, setDecided] = useState<ClaimDecision>();
  const { mutate, isPending } = useClaimDecision(id, {
    onError: (error) => setFailure(`Nothing was changed. ${failureText(error)}`),
  });
  function decide(decision: ClaimDecision) {
    if (isPending) return;
    setFailure(undefined);
    setDecided(decision);
    mutate(decision, {
      onSuccess: () => toast({ ...DECIDED[decision.state], variant: 'good' }),
    });
  }
  const isDeciding = (text: string, state: ClaimDecision['state']) =>
    isPending && decided?.text === text && decided.state === state;
  if (claims.length === 0) return null;
  return (
    <>
      <ul className="item-remarks" aria-label="Claims">
        {claims.map(({ text, readers, opinion }) => (
          <li key={text}>
            <CircleHelp className="icon" aria-hidden="true" />
            <div className="item-claim">
              <p>
                {readers === 1 ? '1 reader says' : `${numberText(readers)} readers say`} “
                <bdi>{text}</bdi>” is right <SecondOpinion opinion={opinion} />
              </p>
              {(['accepted', 'refused'] as const).map((state) => (
                <Button
                  key={state}
                  small
                  variant="paper"
                  pending={isDeciding(text, state)}
                  aria-disabled={isPending || undefined}
                  onClick={() => decide({ text, state })}
                >
                  <span>
                    <span className="uppercase">{state === 'accepted' ? 'Accept' : 'Refuse'}</span>
                    <span className="sr-only"> “{text}”</span>
                  </span>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <output className="admin-outcome failed">{failure}</output>
    </>
  );
}

type Opinion = AdminItem['claims'][number]['opinion'];

/** What a model thinks of it, where there is one to ask. */
function SecondOpinion({ opinion }: { opinion: Opinion }) {
  const [now] = useState(() => Date.now());
  const hasModel = useHasModel();
  if (!opinion) return hasModel && <small>No second opinion</small>;
  const { isSame, at } = opinion;
  return (
    <small className="figures">
      Second opinion: {isSame ? 'the same as the right answer' : 'not the same as the right answer'}
      , {timeAgo(at, Math.max(now, at))}
    </small>
  );
}
