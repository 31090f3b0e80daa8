import { Select } from './select.tsx';

/** What can be chosen, each with its words. */
export type Choices<Value extends string> = readonly (readonly [Value, string])[];

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: Choices<Value>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few things to choose that are known by name. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, choices, value, onChoose } = props;
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
