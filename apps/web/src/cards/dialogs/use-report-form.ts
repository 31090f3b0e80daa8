import type { ReportReason } from '@morsel/sdk/contract';
import { useState } from 'react';

import { type Fault, faultOf } from '../../ui/failure/failure-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import type { ItemVerbs } from './item-verbs.ts';

type ReportFault = Fault<'reason' | 'note'>;

/** What the reader fills in, and how the sending goes; a failure keeps the input. */
export function useReportForm(onReport: ItemVerbs['onReport'], onSent: () => void) {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<ReportFault>();

  async function send() {
    const missing = missingIn(reason, note);
    setFault(missing);
    if (missing || !reason || pending) return;
    setPending(true);
    try {
      await onReport({ reason, ...(note.trim() && { note: note.trim() }) });
      toast({
        title: 'Reported. Thank you!',
        description: 'It will not come up again. Settings shows what becomes of it.',
        variant: 'good',
      });
      onSent();
    } catch (error) {
      setFault(faultOf(error, ['note'], 'report'));
      setPending(false);
    }
  }

  return {
    reason,
    note,
    pending,
    fault,
    send,
    choose: (chosen: ReportReason) => {
      setReason(chosen);
      setFault(undefined);
    },
    write: (written: string) => {
      setNote(written);
      setFault(undefined);
    },
  };
}

function missingIn(reason: ReportReason | undefined, note: string): ReportFault | undefined {
  if (!reason) return { text: 'Choose what is wrong with it.', field: 'reason' };
  if (reason === 'other' && note.trim() === '') {
    return { text: 'Say what is wrong with it.', field: 'note' };
  }
  return undefined;
}
