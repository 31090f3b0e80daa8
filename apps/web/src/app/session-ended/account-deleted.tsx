import { useLeaveDeletedAccount } from '../../data/account/deleted-account.ts';
import { usePending } from '../../data/pending-operations.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focusContent } from '../../ui/page/content.ts';
import { ExportWaiting } from '../offline-strip/export-waiting.tsx';

/** Says that the account is no more; once that is read, what the device has of it goes too. */
export function AccountDeleted() {
  const { mutate: leave, isPending } = useLeaveDeletedAccount({ onSuccess: focusContent });
  const isWaiting = usePending().length > 0;
  const words = isWaiting
    ? "This account was deleted. What waited on this device can't be sent."
    : 'This account was deleted.';
  return (
    <aside className="session-ended" aria-label="Account deleted">
      <div className="wrap">
        <output>{words}</output>
        <div className="session-ended-ways">
          {isWaiting && <ExportWaiting />}
          <Button variant="paper" small pending={isPending} onClick={() => leave()}>
            OK
          </Button>
        </div>
      </div>
    </aside>
  );
}
