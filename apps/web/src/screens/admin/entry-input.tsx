import type { ComponentProps } from 'react';

type EntryInputProps = Pick<ComponentProps<'textarea'>, 'readOnly' | 'value'> & {
  readonly label: string;
  readonly isFaulty: boolean;
  readonly onWrite: (text: string) => void;
};

/** One entry of a list: a single line of text, which shows all of it however long it is. */
export function EntryInput({ label, isFaulty, onWrite, ...rest }: EntryInputProps) {
  return (
    <textarea
      {...rest}
      className="input lines"
      rows={2}
      dir="auto"
      maxLength={300}
      aria-label={label}
      aria-invalid={isFaulty || undefined}
      onChange={({ currentTarget }) => onWrite(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
