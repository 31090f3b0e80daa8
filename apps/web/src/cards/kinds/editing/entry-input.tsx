import { LONGEST } from '@morsel/sdk/domain';
import type { ComponentProps } from 'react';

type EntryInputProps = Pick<ComponentProps<'textarea'>, 'readOnly' | 'value' | 'placeholder'> & {
  readonly label: string;
  readonly isFaulty: boolean;
  readonly longest?: number;
  readonly onWrite: (text: string) => void;
};

/** One entry of a list: a single line of text, which shows all of it however long it is. */
export function EntryInput(props: EntryInputProps) {
  const { label, isFaulty, longest = LONGEST.option, onWrite, ...rest } = props;
  return (
    <textarea
      {...rest}
      className="input lines"
      rows={2}
      dir="auto"
      maxLength={longest}
      aria-label={label}
      aria-invalid={isFaulty || undefined}
      onChange={({ currentTarget }) => onWrite(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
