import { MOST_SURPLUS, PAIR_COUNT } from '@morsel/sdk/domain';
import { X } from 'lucide-react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EntryFrame } from '../editing/entry-frame.tsx';
import { EntryInput } from '../editing/entry-input.tsx';
import { EntryList } from '../editing/entry-list.tsx';
import type {
  KeyFieldsProps,
  QuestionContent,
  QuestionEditor,
} from '../editing/question-editor.ts';
import { ReasonList } from '../editing/reason-list.tsx';
import { followed } from '../editing/reasons.ts';

type MatchPairs = QuestionContent<'match_pairs'>;
type Pair = MatchPairs['pairs'][number];

/** The pairs, one to a row. */
function KeyFields({ draft, readOnly, errorAt, onChange }: KeyFieldsProps<MatchPairs>) {
  const { pairs, surplus = [], reasons = [] } = draft;
  const textsBefore = [...pairs.flat(), ...surplus];
  const error = errorAt('pairs');
  const change = (changed: Pair[]): void => {
    const texts = [...changed.flat(), ...surplus];
    onChange({ ...draft, pairs: changed, ...followed(draft, textsBefore, texts) });
  };
  const side = (pair: Pair, index: number, at: 0 | 1) => (
    <EntryInput
      label={`${at === 0 ? 'Left' : 'Right'} of pair ${index + 1}`}
      isFaulty={error !== undefined}
      readOnly={readOnly}
      value={pair[at]}
      onWrite={(text) => change(pairs.with(index, at === 0 ? [text, pair[1]] : [pair[0], text]))}
    />
  );
  return (
    <>
      <EntryFrame
        label="Pairs"
        error={error}
        count={pairs.length}
        most={PAIR_COUNT.most}
        readOnly={readOnly}
        addLabel="+ Add a pair"
        onAdd={() => change([...pairs, ['', '']])}
      >
        {pairs.map((pair, index) => (
          <li key={index} className="entry">
            {side(pair, index, 0)}
            {side(pair, index, 1)}
            <IconButton
              label={`Remove pair ${index + 1}`}
              disabled={readOnly || pairs.length <= PAIR_COUNT.least}
              onClick={() => change(pairs.toSpliced(index, 1))}
            >
              <X className="icon" />
            </IconButton>
          </li>
        ))}
      </EntryFrame>
      <EntryList
        label="Right sides that belong to none"
        each="Right side without a pair"
        entries={surplus}
        count={{ least: 0, most: MOST_SURPLUS }}
        addLabel="+ Add a right side"
        readOnly={readOnly}
        error={errorAt('surplus')}
        onChange={(changed) => {
          const texts = [...pairs.flat(), ...changed];
          onChange({ ...draft, surplus: changed, ...followed(draft, textsBefore, texts) });
        }}
      />
      <ReasonList
        parts={[
          { label: 'Left of mistake', choices: pairs.map(([left]) => left) },
          { label: 'Right of mistake', choices: [...pairs.map(([, right]) => right), ...surplus] },
        ]}
        reasons={reasons}
        readOnly={readOnly}
        error={errorAt('reasons')}
        onChange={(changed) => onChange({ ...draft, reasons: changed })}
      />
    </>
  );
}

function Key({ content }: { readonly content: MatchPairs }) {
  return (
    <ul className="item-key" aria-label="Pairs">
      {content.pairs.map(([left, right], index) => (
        <li key={index}>
          <bdi>{left}</bdi> → <bdi>{right}</bdi>
        </li>
      ))}
      {content.surplus?.map((right, index) => (
        <li key={`surplus ${index}`}>
          none → <bdi>{right}</bdi>
        </li>
      ))}
    </ul>
  );
}

export const matchPairsEditor: QuestionEditor<MatchPairs> = {
  KeyFields,
  Key,
  textsOf: ({ pairs, surplus = [] }) => [...pairs.flat(), ...surplus],
};
