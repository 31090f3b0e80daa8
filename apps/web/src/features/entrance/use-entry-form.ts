import { tidyName } from '@morsel/sdk/rules';
import { useState } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';

import { toast } from '../../ui/toast/toast-store.ts';

interface EntryFormOptions<Input extends Record<string, string>> {
  readonly empty: DefaultValues<Input>;
  /** What is said beside each field that is empty; spaces and what is not seen fill none. */
  readonly missingText: Readonly<Record<Path<Input>, string>>;
  /** Gets the input once each field is filled. */
  readonly send: (input: Input) => void;
}

/**
 * What somebody types into a form all of whose fields are needed, and what is wrong with it. A fault
 * is gone once it is worked on.
 */
export function useEntryForm<Input extends Record<string, string>>(
  options: EntryFormOptions<Input>,
) {
  const { empty, missingText, send } = options;
  const form = useForm<Input>({ defaultValues: empty, reValidateMode: 'onSubmit' });
  const [typed, setTyped] = useState(() => form.getValues());
  const { errors } = form.formState;
  return {
    /** What is wrong and no single field's fault. */
    error: errors.root?.message,
    /** What stands in the fields. */
    typed,
    /** The properties of one field. */
    field: (name: Path<Input>) => ({
      ...form.register(name, {
        validate: (value) => tidyName(value) !== '' || missingText[name],
        onChange: () => {
          form.clearErrors(name);
          form.clearErrors('root');
          setTyped(form.getValues());
        },
      }),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    /** Goes to a field. */
    focus: form.setFocus,
    /** Says it in a notice and beside the field, and goes there; `root` is no single field. */
    fail: (title: string, description: string, name: Path<Input> | 'root'): void => {
      toast({ title, description, variant: 'destructive' });
      form.setError(name, { message: description }, { shouldFocus: true });
    },
    submit: () => void form.handleSubmit(send, toastMissing)(),
  };
}

function toastMissing(): void {
  toast({
    title: 'Missing Information',
    description: 'Please fill in all fields.',
    variant: 'destructive',
  });
}
