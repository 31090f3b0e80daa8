import './card-keys.css';
import '../card/quiet-button.css';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { listenToCardKeys } from './listen-to-keys.ts';

/** The keys of the cards on a screen; where there may be keys, a word tells of them. */
export function CardKeys() {
  const [dialog, setDialog] = useState<ReactNode>();

  async function open() {
    try {
      const { KeysDialog } = await import('../dialogs/item-dialogs.ts');
      setDialog(<KeysDialog onClose={() => setDialog(undefined)} />);
    } catch {
      return;
    }
  }

  const openByKey = useEffectEvent(() => void open());
  useEffect(() => listenToCardKeys(() => openByKey()), []);

  return (
    <>
      <button
        type="button"
        className="quiet-btn keys-hint"
        aria-keyshortcuts="?"
        onClick={() => void open()}
      >
        Keys <kbd>?</kbd>
      </button>
      {dialog}
    </>
  );
}
