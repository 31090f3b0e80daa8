import './dialog.css';
import { type ReactNode, useId } from 'react';

import { Modal } from './modal.tsx';
import { OverdueContext } from './overdue-context.ts';
import { useOverdue } from './use-overdue.ts';

type DialogProps = {
  title: string;
  /** Buttons at the foot, the one that matters most last. */
  actions: ReactNode;
  children?: ReactNode;
  /** Called when it was closed by Escape; the buttons take it away themselves. */
  onClose: () => void;
  /** At work: Escape does not close it, unless no answer comes for long. */
  pending?: boolean;
};

/** A panel on a scrim that asks for something before the screen goes on. */
export function Dialog({ title, actions, children, onClose, pending = false }: DialogProps) {
  const heading = useId();
  const isOverdue = useOverdue(pending);
  return (
    <Modal
      className="dialog"
      aria-labelledby={heading}
      onClose={onClose}
      pending={pending && !isOverdue}
    >
      <h2 id={heading} className="h2">
        {title}
      </h2>
      {children}
      <p className="dialog-overdue" aria-live="polite">
        {isOverdue && 'No answer yet. Wait, or leave and look again later: it may still be done.'}
      </p>
      <OverdueContext value={isOverdue}>
        <div className="dialog-actions">{actions}</div>
      </OverdueContext>
    </Modal>
  );
}
