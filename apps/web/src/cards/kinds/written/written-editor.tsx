import { LONGEST, MOST_ACCEPTED, type WrittenKind } from '@morsel/sdk/domain';
import { Check } from 'lucide-react';

import { Field } from '../../../ui/fields/field.tsx';
import { EntryList } from '../editing/entry-list.tsx';
import type {
  KeyFieldsProps,
  QuestionContent,
  QuestionEditor,
} from '../editing/question-editor.ts';
import { ReasonList } from '../editing/reason-list.tsx';

type Written = QuestionContent<WrittenKind>;

function KeyFields({ draft, readOnly, errorAt, onChange }: KeyFieldsProps<Written>) {
  return (
    <>
      <Field
        label="Right answer"
        maxLength={LONGEST.written}
        value={draft.answer}
        readOnly={readOnly}
        error={errorAt('answer')}
        onChange={({ currentTarget }) => onChange({ ...draft, answer: currentTarget.value })}
      />
      <EntryList
        label="Also right"
        each="Wording"
        entries={draft.accepted ?? []}
        count={{ least: 0, most: MOST_ACCEPTED }}
        readOnly={readOnly}
        error={errorAt('accepted')}
        onChange={(accepted) => onChange({ ...draft, accepted })}
      />
      <ReasonList
        parts={[{ label: 'What is written' }]}
        reasons={draft.reasons ?? []}
        readOnly={readOnly}
        error={errorAt('reasons')}
        onChange={(reasons) => onChange({ ...draft, reasons })}
      />
    </>
  );
}

function Key({ content }: { readonly content: Written }) {
  return (
    <ul className="item-key" aria-label="Right answer, then other wordings of it">
      <li className="is-right" dir="auto">
        <Check className="icon" aria-hidden="true" />
        {content.answer}
      </li>
      {content.accepted?.map((wording, index) => (
        <li key={index} dir="auto">
          {wording}
        </li>
      ))}
    </ul>
  );
}

/** Of written questions. */
export const writtenEditor: QuestionEditor<Written> = {
  KeyFields,
  Key,
  textsOf: ({ answer, accepted = [] }) => [answer, ...accepted],
};
