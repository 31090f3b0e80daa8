import { Check } from 'lucide-react';

import { Select } from '../../../ui/fields/select.tsx';
import type {
  KeyFieldsProps,
  QuestionContent,
  QuestionEditor,
} from '../editing/question-editor.ts';

type TrueFalse = QuestionContent<'true_false'>;

function KeyFields({ draft, readOnly, errorAt, onChange }: KeyFieldsProps<TrueFalse>) {
  return (
    <Select
      label="Right answer"
      value={String(draft.answer)}
      disabled={readOnly}
      error={errorAt('answer')}
      onChange={({ currentTarget }) =>
        onChange({ ...draft, answer: currentTarget.value === 'true' })
      }
    >
      <option value="true">TRUE</option>
      <option value="false">FALSE</option>
    </Select>
  );
}

function Key({ content }: { readonly content: TrueFalse }) {
  return (
    <p className="item-key is-right">
      <Check className="icon" aria-hidden="true" />
      {content.answer ? 'TRUE' : 'FALSE'}
    </p>
  );
}

export const trueFalseEditor: QuestionEditor<TrueFalse> = { KeyFields, Key, textsOf: () => [] };
