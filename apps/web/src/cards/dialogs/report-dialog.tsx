import './report-dialog.css';
import { LONGEST, REPORT_REASONS } from '@morsel/sdk/domain';
import { useId } from 'react';

import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useFocusOnFault } from '../../ui/fields/use-focus-on-fault.ts';
import type { ItemDialogProps } from './item-verbs.ts';
import { reportReasonText } from './report-reasons.ts';
import { useReportForm } from './use-report-form.ts';

/** Asks what is wrong with an item; it stays open, with its input, until the report has arrived. */
export function ReportDialog({ origin, onReport, onClose }: ItemDialogProps) {
  const fields = useReportForm(onReport, onClose);
  const { note, write, reason, pending, fault, send } = fields;
  const form = useFocusOnFault(fault);
  return (
    <FormDialog
      ref={form}
      title="Report this card"
      className="report-form"
      submitLabel={pending ? 'Sending...' : 'Send report'}
      pending={pending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Reasons {...fields} />
      <TextArea
        label="What should we know?"
        note={reason === 'other' ? undefined : 'optional'}
        hint={`An admin gets to read it, with the card${origin?.quote ? ' and its quote' : ''}.`}
        rows={3}
        maxLength={LONGEST.reportNote}
        value={note}
        readOnly={pending}
        error={fault?.field === 'note' ? fault.text : undefined}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}

function Reasons({ reason, choose, fault, pending }: ReturnType<typeof useReportForm>) {
  const name = useId();
  const wrong = fault?.field === 'reason' ? fault.text : undefined;
  return (
    <fieldset
      className="reasons"
      disabled={pending}
      data-faulty={wrong && true}
      aria-describedby={wrong && `${name}-error`}
    >
      <legend className="field-label">What is wrong with it?</legend>
      {REPORT_REASONS.map((one) => (
        <label key={one} className="reason">
          <input type="radio" name={name} checked={one === reason} onChange={() => choose(one)} />
          {reportReasonText(one)}
        </label>
      ))}
      {wrong && (
        <FieldError id={`${name}-error`} role="alert">
          {wrong}
        </FieldError>
      )}
    </fieldset>
  );
}
