import { type ChangeEvent, useEffect, useRef, useState } from 'react';

import { toast } from '../toast/toast-store.ts';
import { missingFields } from './missing-fields.ts';

/** What is wrong with which field; `form` is no single field's fault. */
export type Faults<Name extends string> = Partial<Record<Name | 'form', string>>;

/** What somebody types to come in, and what is wrong with it. A fault is gone once it is worked on. */
export function useEntry<Name extends string>(empty: Readonly<Record<Name, string>>) {
  const [input, setInput] = useState(empty);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const typeInto = (name: Name, value: string): void => {
    setInput({ ...input, [name]: value });
    setFaults({ ...faults, [name]: undefined, form: undefined });
  };
  /** Says it in a notice and beside the fields, and goes to the first of them. */
  const fail = (title: string, description: string, wrong: Faults<Name>): void => {
    toast({ title, description, variant: 'destructive' });
    setFaults(wrong);
    setFailures(failures + 1);
  };
  return {
    form,
    input,
    faults,
    /** The properties of one field. */
    field: (name: Name) => ({
      value: input[name],
      error: faults[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        typeInto(name, currentTarget.value),
    }),
    fail,
    /** Whether all fields are filled; those that are not get their word, and the old faults go. */
    demandAll: (words: Readonly<Record<Name, string>>): boolean => {
      const missing = missingFields(input, words);
      if (missing) fail('Missing Information', 'Please fill in all fields.', missing);
      else setFaults({});
      return missing === undefined;
    },
  };
}
