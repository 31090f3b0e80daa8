import { CircleQuestionMark, Layers, Link2, ListChecks, type LucideIcon } from 'lucide-react';

const PILLS: Readonly<Record<string, readonly [LucideIcon, string]>> = {
  mcq: [CircleQuestionMark, 'Pick one'],
  true_false: [CircleQuestionMark, 'True or false?'],
  match_pairs: [Link2, 'Match the pairs'],
  arrange_list: [ListChecks, 'Put in order'],
  flashcard: [Layers, 'Flashcard'],
};

/** Says what is to be done with a card; nothing for a kind that nobody knows. */
export function KindPill({ kind }: { readonly kind: string }) {
  const pill = Object.hasOwn(PILLS, kind) ? PILLS[kind] : undefined;
  if (!pill) return null;
  const [Icon, text] = pill;
  return (
    <span className="kind-pill">
      <Icon className="icon" aria-hidden="true" />
      {text}
    </span>
  );
}
