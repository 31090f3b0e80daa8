import './fold.css';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type FoldProps = {
  label: ReactNode;
  /** A quiet word beside the label, such as "optional". */
  note?: ReactNode;
  /** Something in it has to be seen: it cannot be closed while this is so. */
  forced?: boolean;
  /** Opens it, also when it comes to be so later; what its reader does with it then stands. */
  startsOpen?: boolean;
  /** Called when it is opened, so that its content can be fetched then. */
  onOpen?: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A part that is folded away until somebody wants it. */
export function Fold(props: FoldProps) {
  const { label, note, forced = false, startsOpen = false, onOpen, className, children } = props;
  /** Unknown until it is opened, or closed, for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  if ((forced && !isOpen) || (startsOpen && isOpen === undefined)) setOpen(true);
  return (
    <details
      className={clsx('fold', className)}
      open={isOpen ?? false}
      onToggle={({ target, currentTarget }) => {
        // A fold within this one tells of itself here too.
        if (target !== currentTarget || currentTarget.open === isOpen) return;
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>
        <ChevronDown className="icon" aria-hidden="true" />
        <span>
          {label}
          {note !== undefined && <small> {note}</small>}
        </span>
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
