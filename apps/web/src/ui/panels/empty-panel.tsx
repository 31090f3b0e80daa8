import './empty-state.css';
import type { ReactNode } from 'react';

import { PlateWithCrumbs } from '../art/plate.tsx';
import { Panel } from './panel.tsx';

type EmptyPanelProps = {
  /** Of its heading, below that of the screen or section. */
  level: 2 | 3;
  title: string;
  /** What it means and what to do, in a sentence. */
  children: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
};

/** A part of a screen with nothing to show. */
export function EmptyPanel({ level, title, children, action }: EmptyPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <Panel className="empty">
      <PlateWithCrumbs />
      <Heading className="h2">{title}</Heading>
      <p>{children}</p>
      {action}
    </Panel>
  );
}
