import './empty-state.css';
import type { ReactNode } from 'react';

import { PlateWithCrumbs } from '../art/plate.tsx';
import { Panel } from './panel.tsx';

type EmptyStateProps = {
  title: string;
  /** What it means and what to do, in a sentence. */
  children: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
};

/** A whole screen with nothing to show: an empty plate, a word and a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Panel className="empty mx-auto mt-4.5 max-w-[620px]">
      <PlateWithCrumbs />
      <h1 className="h1">{title}</h1>
      <p>{children}</p>
      {action}
    </Panel>
  );
}
