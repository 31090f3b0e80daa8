import './slip.css';
import './notice.css';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from '../controls/button.tsx';
import { markShown } from '../controls/just-shown.ts';
import type { ShownNotice } from './use-notice.ts';

/** How long a notice stays when nobody closes it, in milliseconds. */
export const NOTICE_MS = 5000;

interface NoticeProps {
  readonly notice: ShownNotice | undefined;
  readonly onClose: () => void;
}

/**
 * The green notice at the top right. Its live region stands from the start, so that what comes into
 * it is read out; the clock waits while the reader points at it or has the focus in it.
 */
export function Notice({ notice, onClose }: NoticeProps) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!notice || held) return;
    const timer = setTimeout(() => close(), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, held]);

  function closeByControl(): void {
    setHeld(false);
    onClose();
  }

  function act(action: ShownNotice['action']): void {
    closeByControl();
    action?.run();
  }

  return (
    <div
      className={clsx('notice', notice && 'slip is-open')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notice && (
        <span className="slip-disc notice-disc">
          <notice.icon className="icon" aria-hidden="true" />
        </span>
      )}
      <output className="slip-title notice-text">
        {notice && <b key={notice.turn}>{notice.text}</b>}
      </output>
      {notice?.action && (
        <Button
          ref={markShown}
          small
          variant="paper"
          className="uppercase"
          onClick={() => act(notice.action)}
        >
          {notice.action.label}
        </Button>
      )}
      {notice && (
        <button type="button" className="slip-close" aria-label="Close" onClick={closeByControl}>
          <X className="icon" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
