import './check-list.css';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';

import { FieldError } from './field-error.tsx';

interface CheckListProps<Value extends string | number> {
  readonly legend: string;
  /** Each with its words. */
  readonly choices: readonly (readonly [Value, string])[];
  readonly chosen: readonly Value[];
  /** With the chosen ones in the order of the choices. */
  readonly onChoose: (chosen: Value[]) => void;
  readonly hint?: string | undefined;
  /** What is wrong with the choice, told as it comes up. */
  readonly error?: string | undefined;
  /** What is chosen is on its way and stays as it is; the boxes can still hold the focus. */
  readonly readOnly?: boolean;
}

/** Any of several things to choose. */
export function CheckList<Value extends string | number>(props: CheckListProps<Value>) {
  const { legend, choices, chosen, onChoose, hint, error, readOnly = false } = props;
  const id = useId();
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  const turn = (value: Value, isOn: boolean): void =>
    onChoose(
      choices
        .map(([other]) => other)
        .filter((other) => (other === value ? isOn : chosen.includes(other))),
    );
  return (
    <fieldset
      className="check-list"
      data-faulty={error && true}
      aria-describedby={describedBy || undefined}
    >
      <legend className="field-label">{legend}</legend>
      <div className="check-list-choices">
        {choices.map(([value, words]) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              aria-disabled={readOnly}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => readOnly || turn(value, currentTarget.checked)}
            />
            <span className="check-box" aria-hidden="true">
              <Check className="icon" />
            </span>
            <span dir="auto">{words}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
