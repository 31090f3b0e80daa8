import { MOST_FOREIGN, STEP_COUNT } from '@morsel/sdk/domain';

import { EntryList } from '../editing/entry-list.tsx';
import type {
  KeyFieldsProps,
  QuestionContent,
  QuestionEditor,
} from '../editing/question-editor.ts';
import { ReasonList } from '../editing/reason-list.tsx';
import { followed } from '../editing/reasons.ts';

type ArrangeList = QuestionContent<'arrange_list'>;

function KeyFields({ draft, readOnly, errorAt, onChange }: KeyFieldsProps<ArrangeList>) {
  const { order, foreign = [], reasons = [] } = draft;
  const change = (changed: ArrangeList): void => {
    const texts = [...changed.order, ...(changed.foreign ?? [])];
    onChange({ ...changed, ...followed(draft, [...order, ...foreign], texts) });
  };
  return (
    <>
      <EntryList
        label="In the right order"
        each="Entry"
        entries={order}
        count={STEP_COUNT}
        isOrdered
        readOnly={readOnly}
        error={errorAt('order')}
        onChange={(entries) => change({ ...draft, order: entries })}
      />
      <EntryList
        label="Entries that do not belong"
        each="Foreign entry"
        entries={foreign}
        count={{ least: 0, most: MOST_FOREIGN }}
        addLabel="+ Add a foreign entry"
        readOnly={readOnly}
        error={errorAt('foreign')}
        onChange={(entries) => change({ ...draft, foreign: entries })}
      />
      <ReasonList
        parts={[
          { label: 'Misplaced entry', choices: [...order, ...foreign] },
          { label: 'Placed before', choices: order, none: 'It does not belong' },
        ]}
        reasons={reasons}
        readOnly={readOnly}
        error={errorAt('reasons')}
        onChange={(changed) => onChange({ ...draft, reasons: changed })}
      />
    </>
  );
}

function Key({ content }: { readonly content: ArrangeList }) {
  return (
    <>
      <ol className="item-key is-ordered" aria-label="In the right order">
        {content.order.map((entry, index) => (
          <li key={index} dir="auto">
            {entry}
          </li>
        ))}
      </ol>
      {content.foreign?.map((entry, index) => (
        <p key={index}>
          Does not belong: <bdi>{entry}</bdi>
        </p>
      ))}
    </>
  );
}

export const arrangeListEditor: QuestionEditor<ArrangeList> = {
  KeyFields,
  Key,
  textsOf: ({ order, foreign = [] }) => [...order, ...foreign],
};
