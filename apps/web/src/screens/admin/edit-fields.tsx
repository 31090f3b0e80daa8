import type { ItemEdit } from '@morsel/sdk/contract';

import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { EditFault } from './edit-fault.ts';
import { EntryList } from './entry-list.tsx';
import { PairList } from './pair-list.tsx';

interface EditFieldsProps<Draft extends ItemEdit> {
  readonly draft: Draft;
  readonly fault: EditFault | undefined;
  readonly readOnly: boolean;
  readonly onChange: (draft: ItemEdit) => void;
}

/** The fields of an item, as its kind has them. */
export function EditFields({ draft, ...rest }: EditFieldsProps<ItemEdit>) {
  if (draft.type === 'flashcard') return <FlashcardFields draft={draft} {...rest} />;
  const { fault, readOnly, onChange } = rest;
  return (
    <>
      <TextArea
        label="Question"
        rows={3}
        maxLength={1000}
        value={draft.text}
        readOnly={readOnly}
        error={errorAt('text', fault)}
        onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
      />
      <KeyFields draft={draft} {...rest} />
      <TextArea
        label="Explanation"
        rows={3}
        maxLength={2000}
        value={draft.explanation}
        readOnly={readOnly}
        error={errorAt('explanation', fault)}
        onChange={({ currentTarget }) => onChange({ ...draft, explanation: currentTarget.value })}
      />
    </>
  );
}

type OfKind<Type extends ItemEdit['type']> = Extract<ItemEdit, { type: Type }>;

function FlashcardFields(props: EditFieldsProps<OfKind<'flashcard'>>) {
  const { draft, fault, readOnly, onChange } = props;
  return (
    <>
      <TextArea
        label="Front"
        rows={2}
        maxLength={1000}
        value={draft.front}
        readOnly={readOnly}
        error={errorAt('front', fault)}
        onChange={({ currentTarget }) => onChange({ ...draft, front: currentTarget.value })}
      />
      <TextArea
        label="Back"
        maxLength={2000}
        value={draft.back}
        readOnly={readOnly}
        error={errorAt('back', fault)}
        onChange={({ currentTarget }) => onChange({ ...draft, back: currentTarget.value })}
      />
    </>
  );
}

function KeyFields(props: EditFieldsProps<Exclude<ItemEdit, { type: 'flashcard' }>>) {
  const { draft, fault, readOnly, onChange } = props;
  switch (draft.type) {
    case 'mcq':
      return (
        <>
          <Field
            label="Right answer"
            maxLength={300}
            value={draft.answer}
            readOnly={readOnly}
            error={errorAt('answer', fault)}
            onChange={({ currentTarget }) => onChange({ ...draft, answer: currentTarget.value })}
          />
          <EntryList
            label="Wrong answers"
            each="Wrong answer"
            entries={draft.distractors}
            least={1}
            most={9}
            readOnly={readOnly}
            error={errorAt('distractors', fault)}
            onChange={(distractors) => onChange({ ...draft, distractors })}
          />
        </>
      );
    case 'true_false':
      return (
        <Select
          label="Right answer"
          value={String(draft.answer)}
          disabled={readOnly}
          error={errorAt('answer', fault)}
          onChange={({ currentTarget }) =>
            onChange({ ...draft, answer: currentTarget.value === 'true' })
          }
        >
          <option value="true">TRUE</option>
          <option value="false">FALSE</option>
        </Select>
      );
    case 'match_pairs':
      return (
        <PairList
          pairs={draft.pairs}
          readOnly={readOnly}
          error={errorAt('pairs', fault)}
          onChange={(pairs) => onChange({ ...draft, pairs })}
        />
      );
    case 'arrange_list':
      return (
        <EntryList
          label="In the right order"
          each="Entry"
          entries={draft.order}
          least={2}
          most={10}
          isOrdered
          readOnly={readOnly}
          error={errorAt('order', fault)}
          onChange={(order) => onChange({ ...draft, order })}
        />
      );
  }
}

function errorAt(field: string, fault: EditFault | undefined): string | undefined {
  return fault?.field === field ? fault.text : undefined;
}
