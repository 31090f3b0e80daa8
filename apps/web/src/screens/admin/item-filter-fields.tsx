import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ItemFilter } from './item-filter.ts';

const KINDS: readonly (readonly [ItemFilter['kind'], string])[] = [
  ['all', 'All kinds'],
  ['mcq', 'Pick one'],
  ['true_false', 'True or false?'],
  ['match_pairs', 'Match the pairs'],
  ['arrange_list', 'Put in order'],
  ['flashcard', 'Flashcard'],
];

const STATES: readonly (readonly [ItemFilter['state'], string])[] = [
  ['all', 'All'],
  ['active', 'Shown'],
  ['hidden', 'Hidden'],
  ['reported', 'Reported'],
  ['flawed', 'With flaws'],
];

interface ItemFilterFieldsProps {
  readonly filter: ItemFilter;
  readonly onChange: (filter: ItemFilter) => void;
}

/** Which of a book's items to show. */
export function ItemFilterFields({ filter, onChange }: ItemFilterFieldsProps) {
  return (
    <search className="item-filter">
      <Choice
        label="Kind"
        choices={KINDS}
        value={filter.kind}
        onChoose={(kind) => onChange({ ...filter, kind })}
      />
      <Choice
        label="State"
        choices={STATES}
        value={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
      <Field
        label="Words"
        type="search"
        value={filter.words}
        onChange={({ currentTarget }) => onChange({ ...filter, words: currentTarget.value })}
      />
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, choices, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = choices[currentTarget.selectedIndex];
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {choices.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </Select>
  );
}
