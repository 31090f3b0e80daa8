import type { AdminItem } from '@morsel/sdk/contract';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { ItemDeletionDialog } from './item-deletion-dialog.tsx';
import { askedBy, openReports } from './item-filter.ts';
import type { useItemVerbs } from './use-item-verbs.ts';

interface ItemButtonsProps {
  readonly item: AdminItem;
  readonly verbs: ReturnType<typeof useItemVerbs>;
}

/** What can be decided about an item; keeping it makes sense only while somebody complains. */
export function ItemButtons({ item, verbs }: ItemButtonsProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const about = askedBy(item.content);
  const close = () => setDialog(undefined);
  return (
    <div className="item-verbs">
      {openReports(item).length > 0 && <Verb label="Keep" {...{ about }} {...verbs.keep} />}
      <Verb label="Edit" {...{ about }} run={() => setDialog('edit')} />
      <Verb label={item.state === 'hidden' ? 'Show' : 'Hide'} {...{ about }} {...verbs.hide} />
      <Verb label="Regenerate" {...{ about }} {...verbs.replace} />
      <Verb
        label="Delete"
        {...{ about }}
        pending={verbs.delete.pending}
        run={() => setDialog('delete')}
      />
      {dialog === 'edit' && <EditItemDialog item={item} onClose={close} />}
      {dialog === 'delete' && (
        <ItemDeletionDialog about={about} onDelete={verbs.delete.run} onClose={close} />
      )}
    </div>
  );
}

interface VerbProps {
  readonly label: string;
  /** What the item asks, for those who do not see where the button stands. */
  readonly about: string;
  readonly pending?: boolean;
  readonly run: () => void;
}

function Verb({ label, about, pending = false, run }: VerbProps) {
  return (
    <Button small variant="paper" pending={pending} onClick={run}>
      <span>
        <span className="uppercase">{label}</span>
        <span className="sr-only"> “{about}”</span>
      </span>
    </Button>
  );
}
