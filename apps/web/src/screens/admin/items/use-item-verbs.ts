import type { AdminItem } from '@morsel/sdk/contract';
import { useState } from 'react';

import {
  useFiguresDecision,
  useItemDeletion,
  useItemModeration,
  useItemRegeneration,
} from '../../../data/admin/admin-items.ts';
import { whyText } from '../../../features/generation/run-text.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

/**
 * What an admin can decide about an item, what is under way, and why it failed. The item may leave
 * the list with it, so success is told by a toast.
 */
export function useItemVerbs({ id }: Pick<AdminItem, 'id'>) {
  const [failure, setFailure] = useState<string>();
  const onError = (error: Error) => setFailure(`Nothing was changed. ${failureText(error)}`);
  const restoring = useItemModeration(id, { onSuccess: () => tell(RESTORED), onError });
  const keeping = useItemModeration(id, { onSuccess: () => tell(KEPT), onError });
  const hiding = useItemModeration(id, {
    onSuccess: () => tell({ ...HIDDEN, action: { label: 'Undo', run: restore } }),
    onError,
  });
  const doubting = useFiguresDecision(id, { onSuccess: () => tell(DOUBTED), onError });
  const approving = useFiguresDecision(id, {
    onSuccess: () => tell({ ...FINE, action: { label: 'Undo', run: doubt } }),
    onError,
  });
  const deleting = useItemDeletion(id, { onSuccess: () => tell(DELETED), onError });
  const replacing = useItemRegeneration(id, {
    onSuccess: ({ count, ...why }) => {
      if (count > 0) tell(REPLACED);
      else setFailure(whyText(why, Date.now()) ?? 'Nothing came of it. Try again later.');
    },
    onError,
  });
  const restore = () => restoring.mutate({ state: 'active' });
  const doubt = () => doubting.mutate({ isFine: false });
  const begin = (verb: () => void) => () => {
    setFailure(undefined);
    verb();
  };
  return {
    failure,
    keep: { pending: keeping.isPending, run: begin(() => keeping.mutate({ state: 'active' })) },
    fine: { pending: approving.isPending, run: begin(() => approving.mutate({ isFine: true })) },
    takeAway: { pending: hiding.isPending, run: begin(() => hiding.mutate({ state: 'hidden' })) },
    giveBack: { pending: restoring.isPending, run: begin(restore) },
    replace: { pending: replacing.isPending, run: begin(() => replacing.mutate()) },
    delete: { pending: deleting.isPending, run: begin(() => deleting.mutate()) },
  };
}

const RESTORED = { title: 'Shown again', description: 'Readers get it as before.' };
const KEPT = { title: 'Kept', description: 'Readers get it; those who reported it learn so.' };
const HIDDEN = { title: 'Hidden', description: 'No reader gets it any more.' };
const FINE = {
  title: 'Left as it is',
  description: 'It comes back when twice as many readers have answered it.',
};
const DOUBTED = { title: 'Back on the list', description: 'It needs a look again.' };
const DELETED = {
  title: 'Deleted',
  description: 'What readers did with it stays in their history.',
};
const REPLACED = { title: 'Replaced', description: 'Another one took its place.' };

const tell = (words: Parameters<typeof toast>[0]) => toast({ ...words, variant: 'good' });
