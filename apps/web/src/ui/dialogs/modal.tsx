import { type ComponentProps, useLayoutEffect, useRef } from 'react';

import { markShown } from '../controls/just-shown.ts';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> & {
  /** Called once it is closed, by Escape too: whoever shows it takes it away. */
  onClose: () => void;
};

/** A native dialog over everything, as long as it is rendered; then the focus goes back. */
export function Modal({ onClose, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    markShown(element);
    return () => {
      element?.close();
      // What lies behind it appears as well.
      markShown(document.body);
    };
  }, []);
  const closedByBrowser = (): void => {
    if (!dialog.current?.open) onClose();
  };
  return <dialog {...rest} ref={dialog} onClose={closedByBrowser} />;
}
