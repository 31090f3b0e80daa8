import { DISTRACTOR_COUNT, LONGEST } from '@morsel/sdk/domain';
import { Check } from 'lucide-react';

import { Field } from '../../../ui/fields/field.tsx';
import { EntryInput } from '../editing/entry-input.tsx';
import { EntryList } from '../editing/entry-list.tsx';
import type {
  KeyFieldsProps,
  QuestionContent,
  QuestionEditor,
} from '../editing/question-editor.ts';
import { ReasonList } from '../editing/reason-list.tsx';
import { followed, reasonOf, withReason } from '../editing/reasons.ts';

type Mcq = QuestionContent<'mcq'>;

function KeyFields({ draft, readOnly, errorAt, onChange }: KeyFieldsProps<Mcq>) {
  const { distractors, reasons = [] } = draft;
  const strays = reasons.filter(({ mistake }) => !distractors.includes(mistake[0] ?? ''));
  const error = errorAt('reasons');
  return (
    <>
      <Field
        label="Right answer"
        maxLength={LONGEST.option}
        value={draft.answer}
        readOnly={readOnly}
        error={errorAt('answer')}
        onChange={({ currentTarget }) => onChange({ ...draft, answer: currentTarget.value })}
      />
      <EntryList
        label="Wrong answers"
        each="Wrong answer"
        entries={distractors}
        count={DISTRACTOR_COUNT}
        readOnly={readOnly}
        error={errorAt('distractors') ?? error}
        renderBelow={(distractor, index) => (
          <EntryInput
            label={`Why wrong answer ${index + 1} is wrong`}
            placeholder="Why it is wrong"
            longest={LONGEST.reason}
            isFaulty={error !== undefined}
            readOnly={readOnly}
            value={reasonOf(reasons, [distractor])}
            onWrite={(text) =>
              onChange({ ...draft, reasons: withReason(reasons, [distractor], text) })
            }
          />
        )}
        onChange={(texts) =>
          onChange({
            ...draft,
            distractors: texts,
            ...followed(draft, distractors, texts),
          })
        }
      />
      {strays.length > 0 && (
        <ReasonList
          parts={[{ label: 'Wrong answer of reason', choices: distractors }]}
          reasons={strays}
          readOnly={readOnly}
          error={error}
          onChange={(changed) =>
            onChange({
              ...draft,
              reasons: [...reasons.filter((reason) => !strays.includes(reason)), ...changed],
            })
          }
        />
      )}
    </>
  );
}

function Key({ content }: { readonly content: Mcq }) {
  return (
    <ul className="item-key" aria-label="Options, the right one first">
      <li className="is-right" dir="auto">
        <Check className="icon" aria-hidden="true" />
        {content.answer}
      </li>
      {content.distractors.map((distractor, index) => (
        <li key={index} dir="auto">
          {distractor}
        </li>
      ))}
    </ul>
  );
}

export const mcqEditor: QuestionEditor<Mcq> = {
  KeyFields,
  Key,
  textsOf: ({ answer, distractors }) => [answer, ...distractors],
};
