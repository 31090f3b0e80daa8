import { type ReactNode, useState } from 'react';

import { Panel } from '../../ui/panels/panel.tsx';

/** Says things aloud that readers might not see happen. */
export type Telling = {
  readonly tell: (words: string) => void;
  /** The same where what had the focus is gone: the heading gets it. */
  readonly tellGone: (words: string) => void;
};

interface ToldPanelProps {
  readonly id: string;
  readonly heading: string;
  readonly children: (telling: Telling) => ReactNode;
}

/** A panel of the settings that says what has become of its entries. */
export function ToldPanel({ id, heading, children }: ToldPanelProps) {
  const [told, tell] = useState('');
  const tellGone = (words: string) => {
    tell(words);
    document.getElementById(id)?.focus();
  };
  return (
    <Panel className="settings-panel" aria-labelledby={id}>
      <h2 tabIndex={-1} id={id} className="h2">
        {heading}
      </h2>
      {children({ tell, tellGone })}
      <p className="settings-told" aria-live="polite">
        {told}
      </p>
    </Panel>
  );
}
