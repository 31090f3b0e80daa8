import './editing/item-key.css';
import type { QuestionKind } from '@morsel/sdk/domain';

import { arrangeListEditor } from './arrange-list/arrange-list-editor.tsx';
import type { QuestionContent, QuestionEditor } from './editing/question-editor.ts';
import { matchPairsEditor } from './match-pairs/match-pairs-editor.tsx';
import { mcqEditor } from './mcq/mcq-editor.tsx';
import { trueFalseEditor } from './true-false/true-false-editor.tsx';
import { writtenEditor } from './written/written-editor.tsx';

type Editors = { readonly [Kind in QuestionKind]: QuestionEditor<QuestionContent<Kind>> };

const EDITORS: Editors = {
  mcq: mcqEditor,
  true_false: trueFalseEditor,
  match_pairs: matchPairsEditor,
  arrange_list: arrangeListEditor,
  typed: writtenEditor,
  cloze: writtenEditor,
};

/** How a question's key is edited and shown; apart from `kinds.ts`, since few screens load it. */
export function questionEditor({ type }: QuestionContent): QuestionEditor {
  return EDITORS[type];
}
