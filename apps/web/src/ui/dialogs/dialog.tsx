import './dialog.css';
import { type ReactNode, useId } from 'react';

import { Modal } from './modal.tsx';

type DialogProps = {
  title: string;
  /** Buttons at the foot, the one that matters most last. */
  actions: ReactNode;
  children?: ReactNode;
  /** Called when it was closed by Escape; the buttons take it away themselves. */
  onClose: () => void;
  /** At work: Escape does not close it. */
  pending?: boolean;
};

/** A panel on a scrim that asks for something before the screen goes on. */
export function Dialog({ title, actions, children, onClose, pending = false }: DialogProps) {
  const heading = useId();
  return (
    <Modal className="dialog" aria-labelledby={heading} onClose={onClose} pending={pending}>
      <h2 id={heading} className="h2">
        {title}
      </h2>
      {children}
      <div className="dialog-actions">{actions}</div>
    </Modal>
  );
}
