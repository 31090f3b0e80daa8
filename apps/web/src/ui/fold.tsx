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
  startsOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A part that is folded away until somebody wants it. */
export function Fold(props: FoldProps) {
  const { label, note, forced = false, startsOpen = false, className, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  if (forced && !isOpen) setOpen(true);
  return (
    <details
      className={clsx('fold', className)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
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
