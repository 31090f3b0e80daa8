import './update-banner.css';
import { useState, useSyncExternalStore } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import type { NewVersion } from './new-version.ts';

/** Asks whether to load the new version that has arrived. */
export function UpdateBanner({ version }: { version: NewVersion }) {
  const offered = useSyncExternalStore(version.subscribe, version.isOffered);
  const [step, setStep] = useState<'asking' | 'warning' | 'taking'>('asking');
  const take = (): void => {
    if (step === 'asking' && holdsTypedText()) {
      setStep('warning');
      return;
    }
    setStep('taking');
    version.take();
  };
  const postpone = (): void => {
    setStep('asking');
    version.postpone();
  };
  const text = step === 'warning' ? 'What you typed on this page will be gone.' : 'Update ready';
  return (
    <aside className={offered ? 'update-banner' : undefined} aria-label="Update">
      {/* Stands from the start, so that what comes into it is read out. */}
      <output className="update-words">{offered && text}</output>
      {offered && (
        <span className="update-answers">
          <Button variant="paper" small className="uppercase" onClick={postpone}>
            Later
          </Button>
          <Button small className="uppercase" pending={step === 'taking'} onClick={take}>
            {step === 'warning' ? 'Update anyway' : 'Update now'}
          </Button>
        </span>
      )}
    </aside>
  );
}

const FIELDS =
  'form :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden], [readonly]))';

/** Whether a form on the page holds text that loading the page anew would lose. */
function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value }) => value.trim() !== '');
}
