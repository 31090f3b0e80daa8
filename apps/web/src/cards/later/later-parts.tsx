import './later-parts.css';
import type { ComponentType, ReactNode } from 'react';

import type { KindProps } from '../kinds/kind-definition.ts';
import { Unusable } from '../options/unusable.tsx';
import { type LaterParts, useLaterParts } from './fetch-later-parts.ts';
import { PartsMissing } from './parts-missing.tsx';

type Pick<Props> = (parts: LaterParts) => ComponentType<Props>;

/** What stands in the place of a part. */
interface StandIn {
  readonly coming: ReactNode;
  readonly missing: string;
  /** Where nothing around it is read out when it changes. */
  readonly role?: 'alert';
}

/** One of those parts, at once where it is there, which React's own `lazy` would draw empty first. */
function laterPartOr<Props extends object>(pick: Pick<Props>, standIn?: StandIn) {
  return function LaterPart(props: Props) {
    const there = useLaterParts();
    if (typeof there === 'object') {
      const Part = pick(there);
      return <Part {...props} />;
    }
    if (!standIn) return null;
    if (there === 'coming') return standIn.coming;
    return (
      <PartsMissing isRetrying={there === 'retrying'} role={standIn.role}>
        {standIn.missing}
      </PartsMissing>
    );
  };
}

/** A part that a card can do without. */
export const laterPart = <Props extends object>(pick: Pick<Props>): ComponentType<Props> =>
  laterPartOr(pick);

/** The answers of a question. */
export const laterAnswers = (pick: Pick<KindProps>): ComponentType<KindProps> =>
  laterPartOr(pick, {
    coming: (
      <div className="answers-coming" aria-busy="true">
        <span className="sr-only">Loading the answers…</span>
      </div>
    ),
    missing: 'The answers did not arrive.',
  });

const REST: StandIn = {
  coming: <Unusable>The rest of this card is on its way.</Unusable>,
  missing: 'The rest of this card did not arrive.',
};

/** What an answer brings up. */
export const laterRest = <Props extends object>(pick: Pick<Props>): ComponentType<Props> =>
  laterPartOr(pick, REST);

/** What a flashcard is rated with. */
export const laterRatings = <Props extends object>(pick: Pick<Props>): ComponentType<Props> =>
  laterPartOr(pick, { ...REST, role: 'alert' });
