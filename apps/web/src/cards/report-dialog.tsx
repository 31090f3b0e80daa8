import './report-dialog.css';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import { FieldError } from '../ui/field-error.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { ItemDialogProps } from './item-verbs.ts';
import { REPORT_REASONS, reasonWords } from './report-reasons.ts';
import { useReportForm } from './use-report-form.ts';

const LONGEST_NOTE = 1000;

/** Asks what is wrong with an item; it stays open, with its input, until the report has arrived. */
export function ReportDialog({ onReport, onClose }: ItemDialogProps) {
  const input = useRef<HTMLFormElement>(null);
  const fields = useReportForm(onReport, () => {
    const heir = heirOf(input.current);
    flushSync(onClose);
    heir?.focus();
  });
  const { note, write, reason, pending, fault, send } = fields;
  useEffect(() => {
    const faulty = fault?.field && input.current?.querySelector<HTMLElement>(PLACES[fault.field]);
    if (faulty) faulty.focus();
  }, [fault]);
  return (
    <FormDialog
      ref={input}
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
        hint="An admin gets to read it, with the card and its quote."
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        readOnly={pending}
        error={fault?.field === 'note' ? fault.text : undefined}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {fault && !fault.field && <FieldError role="alert">{fault.text}</FieldError>}
    </FormDialog>
  );
}

/** What takes over when this card leaves: the next one of its list, the one before, or the screen. */
function heirOf(part: HTMLElement | null): HTMLElement | null | undefined {
  const place = part?.closest('li');
  const beside = place?.nextElementSibling ?? place?.previousElementSibling;
  return beside?.querySelector('article') ?? part?.closest('main');
}

const PLACES = { reason: 'input', note: 'textarea' } as const;

function Reasons({ reason, choose, fault, pending }: ReturnType<typeof useReportForm>) {
  const name = useId();
  const wrong = fault?.field === 'reason' ? fault.text : undefined;
  return (
    <fieldset className="reasons" disabled={pending} aria-describedby={wrong && `${name}-error`}>
      <legend className="field-label">What is wrong with it?</legend>
      {REPORT_REASONS.map((one) => (
        <label key={one} className="reason">
          <input type="radio" name={name} checked={one === reason} onChange={() => choose(one)} />
          {reasonWords(one)}
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
