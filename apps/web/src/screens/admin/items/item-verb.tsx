import { Button } from '../../../ui/controls/button.tsx';

interface ItemVerbProps {
  readonly label: string;
  /** What the item asks, for those who do not see where the button stands. */
  readonly about: string;
  readonly pending?: boolean;
  readonly run: () => void;
}

/** A button for something that can be done about an item. */
export function ItemVerb({ label, about, pending = false, run }: ItemVerbProps) {
  return (
    <Button small variant="paper" pending={pending} onClick={run}>
      <span>
        <span className="uppercase">{label}</span>
        <span className="sr-only"> “{about}”</span>
      </span>
    </Button>
  );
}
