import './webhooks.css';
import type { User } from '@morsel/sdk/contract';
import { DAILY_GOAL, LONGEST } from '@morsel/sdk/domain';

import { ProofDialog } from '../../../features/proof/proof-dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { CheckList } from '../../../ui/fields/check-list.tsx';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useFocusOnFault } from '../../../ui/fields/use-focus-on-fault.ts';
import { tellsOfGoal, type useWebhookForm } from './use-webhook-form.ts';
import { eventChoices } from './webhook-text.ts';

interface WebhookDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly account: User;
  readonly webhook: ReturnType<typeof useWebhookForm>;
  readonly onClose: () => void;
}

/** What a webhook tells of and where, to fill in once it was proved within five minutes that it is the reader. */
export function WebhookDialog(props: WebhookDialogProps) {
  const { title, submitLabel, account, webhook, onClose } = props;
  const { wanted, change, fault, faultIn, isPending, send } = webhook;
  const form = useFocusOnFault(fault);
  if (webhook.isUnproved) {
    return (
      <ProofDialog
        email={account.email}
        what="A webhook has others told what you do. Prove that it is you who wants that."
        onProved={send}
        onClose={webhook.giveUpProof}
      />
    );
  }
  return (
    <FormDialog
      ref={form}
      title={title}
      className="webhook-form"
      submitLabel={submitLabel}
      pending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label="Address"
        hint="It gets a POST with JSON for each event. It begins with https://"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST.webhookUrl}
        readOnly={isPending}
        value={wanted.url}
        error={faultIn('url')}
        onChange={({ currentTarget }) => change({ url: currentTarget.value })}
      />
      <CheckList
        legend="When is it told?"
        choices={eventChoices(account.role === 'admin')}
        chosen={wanted.events}
        readOnly={isPending}
        error={faultIn('events')}
        onChoose={(events) => change({ events })}
      />
      {tellsOfGoal(wanted) && (
        <Field
          label="Your goal of the day"
          hint="Answers and rated cards. It is told once a day."
          type="number"
          inputMode="numeric"
          min={DAILY_GOAL.least}
          max={DAILY_GOAL.most}
          readOnly={isPending}
          value={wanted.dailyGoal}
          error={faultIn('dailyGoal')}
          onChange={({ currentTarget }) => change({ dailyGoal: currentTarget.value })}
        />
      )}
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}
