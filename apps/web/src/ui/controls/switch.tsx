import './switch.css';
import { Check } from 'lucide-react';
import { useId } from 'react';

import { FieldError } from '../fields/field-error.tsx';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** What went wrong when it was last turned. */
  readonly error?: string | undefined;
}

/** Something that is on or off, at once, without a form around it. */
export function Switch({ label, isOn, onChange, error }: SwitchProps) {
  const errorId = useId();
  return (
    <div className="switch-row">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span className="switch-track" aria-hidden="true">
          <span className="switch-knob">{isOn && <Check className="icon" />}</span>
        </span>
        {label}
      </label>
      {error !== undefined && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </div>
  );
}
