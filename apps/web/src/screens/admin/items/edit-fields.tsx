import type { ItemEdit } from '@morsel/sdk/contract';
import { LONGEST } from '@morsel/sdk/domain';

import type { KeyFieldsProps } from '../../../cards/kinds/editing/question-editor.ts';
import { questionEditor } from '../../../cards/kinds/editors.ts';
import { STANDING_LABEL } from '../../../cards/verdict/standing-label.ts';
import type { Fault } from '../../../ui/failure/failure-text.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';

interface EditFieldsProps {
  readonly draft: ItemEdit;
  readonly fault: Fault<string> | undefined;
  readonly readOnly: boolean;
  readonly onChange: (draft: ItemEdit) => void;
}

/** The fields of an item, as its kind has them. */
export function EditFields({ draft, fault, ...rest }: EditFieldsProps) {
  const errorAt = (field: string) => (fault?.field === field ? fault.text : undefined);
  return draft.type === 'flashcard' ? (
    <FlashcardFields draft={draft} errorAt={errorAt} {...rest} />
  ) : (
    <QuestionFields draft={draft} errorAt={errorAt} {...rest} />
  );
}

type FlashcardContent = Extract<ItemEdit, { type: 'flashcard' }>;

function FlashcardFields(props: KeyFieldsProps<FlashcardContent>) {
  const { draft, readOnly, errorAt, onChange } = props;
  return (
    <>
      <TextArea
        label="Front"
        rows={2}
        maxLength={LONGEST.stem}
        value={draft.front}
        readOnly={readOnly}
        error={errorAt('front')}
        onChange={({ currentTarget }) => onChange({ ...draft, front: currentTarget.value })}
      />
      <TextArea
        label="Back"
        maxLength={LONGEST.back}
        value={draft.back}
        readOnly={readOnly}
        error={errorAt('back')}
        onChange={({ currentTarget }) => onChange({ ...draft, back: currentTarget.value })}
      />
    </>
  );
}

function QuestionFields(props: KeyFieldsProps<Exclude<ItemEdit, FlashcardContent>>) {
  const { draft, readOnly, errorAt, onChange } = props;
  const editor = questionEditor(draft);
  const { standing, ...unqualified } = draft;
  return (
    <>
      <TextArea
        label="Question"
        rows={3}
        maxLength={LONGEST.stem}
        value={draft.text}
        readOnly={readOnly}
        error={errorAt('text')}
        onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
      />
      <editor.KeyFields {...props} />
      <TextArea
        label="Explanation"
        rows={3}
        maxLength={LONGEST.explanation}
        value={draft.explanation}
        readOnly={readOnly}
        error={errorAt('explanation')}
        onChange={({ currentTarget }) => onChange({ ...draft, explanation: currentTarget.value })}
      />
      <TextArea
        label={STANDING_LABEL}
        note="optional"
        hint="One sentence, where later research disputes the book."
        rows={2}
        maxLength={LONGEST.standing}
        value={standing ?? ''}
        readOnly={readOnly}
        error={errorAt('standing')}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? unqualified : { ...unqualified, standing: value })
        }
      />
    </>
  );
}
