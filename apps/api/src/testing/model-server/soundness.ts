import type { DraftKind } from '../../generation/drafting/draft-entries.ts';
import { readDrafts } from '../../generation/drafting/read-drafts.ts';
import { flawsOf } from '../../items/checks/check-item.ts';
import { composeItem } from '../../items/compose-item.ts';
import type { Entry } from './writing.ts';

/** Whether an entry passes all checks, each of its statements too; `quote` is where it comes from. */
export function isSound(kind: DraftKind, entry: Entry, quote: string, passage: string): boolean {
  return [true, false].every((truthFirst) => {
    const book = { title: '', author: '' };
    const wanted = { kinds: [kind], count: 1, hasPassage: false, truthFirst };
    const [draft] = readDrafts({ [kind]: [entry] }, wanted)?.drafts ?? [];
    if (draft === undefined) return false;
    const evidence = { quote, passage, book, isNewSituation: draft.demand === 'apply' };
    return flawsOf(composeItem(draft.item, null, 1), evidence).length === 0;
  });
}
