import './check-list.css';
import { Check } from 'lucide-react';

interface CheckListProps<Value extends string | number> {
  readonly legend: string;
  /** Each with its words. */
  readonly choices: readonly (readonly [Value, string])[];
  readonly chosen: readonly Value[];
  /** With the chosen ones in the order of the choices. */
  readonly onChoose: (chosen: Value[]) => void;
}

/** Any of several things to choose. */
export function CheckList<Value extends string | number>(props: CheckListProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  const turn = (value: Value, isOn: boolean): void =>
    onChoose(
      choices
        .map(([other]) => other)
        .filter((other) => (other === value ? isOn : chosen.includes(other))),
    );
  return (
    <fieldset className="check-list">
      <legend className="field-label">{legend}</legend>
      <div className="check-list-choices">
        {choices.map(([value, words]) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => turn(value, currentTarget.checked)}
            />
            <span className="check-box" aria-hidden="true">
              <Check className="icon" />
            </span>
            <span dir="auto">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
