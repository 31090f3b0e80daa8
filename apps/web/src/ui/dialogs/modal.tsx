import { type ComponentProps, useLayoutEffect, useRef } from 'react';

import { markShown } from '../controls/just-shown.ts';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> & {
  /** Called once it is closed, by Escape too: whoever shows it takes it away. */
  onClose: () => void;
  /** At work: it stays until that is over. */
  pending?: boolean;
};

/** Styles ask the whole page for an open dialog (`:has`) only where it says that there is one. */
function markModal(): void {
  const isOpen = document.querySelector('dialog[open]') !== null;
  document.documentElement.classList.toggle('is-behind-modal', isOpen);
}

/** A native dialog over everything, as long as it is rendered; then the focus goes back. */
export function Modal({ onClose, pending = false, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const noteFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    element?.addEventListener('focusin', noteFocus);
    element?.showModal();
    markModal();
    markShown(element);
    return () => {
      element?.removeEventListener('focusin', noteFocus);
      element?.close();
      markModal();
      // What lies behind it appears as well.
      markShown(document.body);
    };
  }, []);
  const showAgain = (): void => {
    // Showing it moves the focus to its first control.
    const { current: former } = focused;
    dialog.current?.showModal();
    former?.focus();
  };
  const closedByBrowser = (): void => {
    if (dialog.current?.open) return;
    // A second Escape closes it whatever `cancel` says.
    if (pending) showAgain();
    else onClose();
  };
  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => pending && event.preventDefault()}
      onClose={closedByBrowser}
    />
  );
}
