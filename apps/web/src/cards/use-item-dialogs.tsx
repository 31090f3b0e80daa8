import type { Origin, ReportRequest } from '@morsel/sdk/contract';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { toast } from '../ui/toast/toast-store.ts';
import type { ItemVerbs } from './item-verbs.ts';

interface DialogsOf extends ItemVerbs {
  readonly card: RefObject<HTMLElement | null>;
}

/** The dialogs about a card's item; their code is fetched when one is opened. */
export function useItemDialogs({ card, onReport, readPassage }: DialogsOf) {
  const [dialog, setDialog] = useState<ReactNode>();
  const close = () => setDialog(undefined);
  const heir = useRef<HTMLElement>(undefined);
  useEffect(() => () => heir.current?.focus(), []);

  async function report(request: ReportRequest) {
    const beside = cardBeside(card.current);
    await onReport(request);
    // The card leaves with the focus: the one beside takes it over.
    heir.current = beside;
  }

  return {
    dialog,
    openReport: () =>
      void afterFetch(import('./report-dialog.tsx'), ({ ReportDialog }) =>
        setDialog(<ReportDialog onReport={report} onClose={close} />),
      ),
    openPassage: (origin: Origin) =>
      void afterFetch(import('./passage-dialog.tsx'), ({ PassageDialog }) =>
        setDialog(<PassageDialog origin={origin} readPassage={readPassage} onClose={close} />),
      ),
  };
}

async function afterFetch<Code>(fetched: Promise<Code>, show: (code: Code) => void): Promise<void> {
  try {
    show(await fetched);
  } catch {
    toast({
      title: 'Error',
      description: 'This did not arrive. Check your connection, then tap it again.',
      variant: 'destructive',
    });
  }
}

/** The next card of the list, else the one before. */
function cardBeside(card: HTMLElement | null): HTMLElement | undefined {
  const place = card?.closest('li');
  const beside = place?.nextElementSibling ?? place?.previousElementSibling;
  return beside?.querySelector('article') ?? undefined;
}
