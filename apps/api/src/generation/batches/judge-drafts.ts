import { mapInTurns } from '../../background/give-way.ts';
import type { Draft } from '../draft.ts';
import { countRefusals } from './count-refusals.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { admitDraft, weighDraft } from './judge-draft.ts';
import type { RefusedDraft, WorkPiece, WorkTools } from './work-piece.ts';

/** What the rules say before anybody else is asked; what they doubt goes on with its doubt. */
export async function weighDrafts(
  drafts: readonly Draft[],
  { book, passage }: WorkPiece,
  { known, work }: WorkTools,
): Promise<{ passed: Draft[]; refused: RefusedDraft[] }> {
  const judged = await mapInTurns(drafts, async (draft) => {
    return { draft, ...(await weighDraft(draft, { book, passage, known })) };
  });
  const passed = judged.flatMap((one) =>
    'candidate' in one ? [withDoubts(one.draft, one.candidate)] : [],
  );
  const refused = judged.flatMap((one) => ('refusal' in one ? [one] : []));
  await countRefusals(work, refused);
  return { passed, refused };
}

const withDoubts = (draft: Draft, { doubt, hint }: ItemCandidate): Draft => ({
  ...draft,
  ...(doubt && { doubt }),
  ...(hint !== undefined && { hint }),
});

/** A draft with what became of it. */
export type Admitted = { readonly draft: Draft; readonly candidate: ItemCandidate };

/** What passes the rules joins what is known, so that nothing is asked twice. */
export async function admitDrafts(
  drafts: readonly Draft[],
  { book, passage }: WorkPiece,
  { known, work }: WorkTools,
): Promise<Admitted[]> {
  const judged = await mapInTurns(drafts, async (draft) => {
    return { draft, ...(await admitDraft(draft, { book, passage, known })) };
  });
  await countRefusals(
    work,
    judged.flatMap((one) => ('refusal' in one ? [one] : [])),
  );
  return judged.flatMap((one) => ('candidate' in one ? [one] : []));
}

/** Whether the rules doubt of an item what they have not doubted of its draft: nobody has read that. */
export const isUnread = ({ draft, candidate: { doubt } }: Admitted): boolean =>
  doubt !== undefined && doubt.flaw !== draft.doubt?.flaw;
