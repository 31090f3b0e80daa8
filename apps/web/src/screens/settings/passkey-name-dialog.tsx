import type { Passkey } from '@morsel/sdk/contract';
import { LONGEST } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';
import { useEffect, useId, useRef, useState } from 'react';

import { usePasskeyRename } from '../../data/account/passkeys.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LeaveButton } from '../../ui/dialogs/leave-button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { Field } from '../../ui/fields/field.tsx';

type PasskeyNameDialogProps = {
  readonly passkey: Passkey;
  readonly onRenamed: (passkey: Passkey) => void;
  readonly onClose: () => void;
};

/** Gives a passkey a name by which its reader knows it. */
export function PasskeyNameDialog({ passkey, onRenamed, onClose }: PasskeyNameDialogProps) {
  const { id, name: former } = passkey;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(former);
  const { mutate, reset, isPending, error } = usePasskeyRename({ onSuccess: onRenamed });
  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <Dialog
      title="Rename this passkey"
      onClose={onClose}
      pending={isPending}
      actions={
        <>
          <LeaveButton onClick={onClose} tooLate={isPending}>
            Cancel
          </LeaveButton>
          <Button type="submit" form={form} className="uppercase" pending={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ id, name: tidyName(name) });
        }}
      >
        <Field
          ref={field}
          label="Name"
          type="text"
          autoComplete="off"
          maxLength={LONGEST.passkeyName}
          readOnly={isPending}
          value={name}
          error={error ? failureText(error, 'settings') : undefined}
          onChange={({ currentTarget }) => {
            reset();
            setName(currentTarget.value);
          }}
        />
      </form>
    </Dialog>
  );
}
