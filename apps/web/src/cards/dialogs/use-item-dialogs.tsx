import type { Origin } from '@morsel/sdk/contract';
import { type ReactNode, useState } from 'react';

import { toast } from '../../ui/toast/toast-store.ts';
import type * as dialogs from './item-dialogs.ts';
import type { ItemVerbs } from './item-verbs.ts';

/** Opens a dialog of a card, one of a generated item with where that comes from. */
export type OpenItemDialog = (name: keyof typeof dialogs, origin?: Origin) => void;

/** The dialog of a card that is open, if one is; their code is fetched for the first. */
export function useItemDialogs(verbs: ItemVerbs): readonly [ReactNode, OpenItemDialog] {
  const [dialog, setDialog] = useState<ReactNode>();
  const open = async (...[name, origin]: Parameters<OpenItemDialog>) => {
    try {
      const { [name]: Dialog } = await import('./item-dialogs.ts');
      // One that was left may come to its end when another is open.
      const close = () => setDialog((current) => (current === opened ? undefined : current));
      const opened = <Dialog {...verbs} origin={origin} onClose={close} />;
      setDialog(opened);
    } catch {
      toast({
        title: 'Error',
        description: 'This did not arrive. Check your connection, then tap it again.',
        variant: 'destructive',
      });
    }
  };
  return [dialog, (...which) => void open(...which)];
}
