import './empty-state.css';
import type { ReactNode } from 'react';

import { PlateWithCrumbs } from './art/plate.tsx';
import { Panel } from './panel.tsx';

type EmptyPanelProps = {
  title: string;
  /** What it means and what to do, in a sentence. */
  children: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
};

/** A part of a screen with nothing to show, under that screen's own heading. */
export function EmptyPanel({ title, children, action }: EmptyPanelProps) {
  return (
    <Panel className="empty">
      <PlateWithCrumbs />
      <h3 className="h2">{title}</h3>
      <p>{children}</p>
      {action}
    </Panel>
  );
}
