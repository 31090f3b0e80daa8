import { Award } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../ui/button.tsx';

interface MasterButtonProps {
  readonly ismastered: boolean;
  /** Rejects when the mark did not count; whoever passes it in reports the failure. */
  readonly onMaster: () => Promise<unknown>;
}

/** The reader's own word that they know this question: once given, it stays. */
export function MasterButton({ ismastered, onMaster }: MasterButtonProps) {
  const [mark, setMark] = useState<'open' | 'pending' | 'mastered'>(
    ismastered ? 'mastered' : 'open',
  );

  async function master() {
    setMark('pending');
    try {
      await onMaster();
      setMark('mastered');
    } catch {
      setMark('open');
    }
  }

  const mastered = mark === 'mastered';
  return (
    <Button
      variant="paper"
      small
      pending={mark === 'pending'}
      aria-pressed={mastered}
      aria-disabled={mastered || undefined}
      aria-keyshortcuts="M"
      className={mastered ? 'done' : undefined}
      onClick={mastered ? undefined : () => void master()}
    >
      <Award className="icon" aria-hidden="true" />
      {mastered ? 'MASTERED ✓' : 'MASTERED'}
    </Button>
  );
}
