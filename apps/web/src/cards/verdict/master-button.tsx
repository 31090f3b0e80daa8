import { Award } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/controls/button.tsx';

interface MasterButtonProps {
  readonly ismastered: boolean;
  /** Rejects when the mark did not count; whoever passes it in reports the failure. */
  readonly onMaster: () => Promise<unknown>;
}

/** The reader's own word that they know this question; whoever shows the card may take it back. */
export function MasterButton({ ismastered, onMaster }: MasterButtonProps) {
  const [pending, setPending] = useState(false);

  async function master() {
    setPending(true);
    await onMaster().catch(() => undefined);
    setPending(false);
  }

  return (
    <Button
      variant="paper"
      small
      pending={pending}
      aria-pressed={ismastered}
      aria-disabled={ismastered || undefined}
      aria-keyshortcuts="M"
      className={ismastered ? 'done' : 'master'}
      onClick={ismastered ? undefined : () => void master()}
    >
      <Award className="icon" aria-hidden="true" />
      {ismastered ? (
        'MASTERED ✓'
      ) : (
        <span className="master-deed">
          <small>Mark as</small> MASTERED
        </span>
      )}
    </Button>
  );
}
