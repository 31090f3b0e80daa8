import './empty-state.css';
import './end-of-list.css';
import type { ReactNode } from 'react';

import { PlateWithCookie } from '../art/plate-with-cookie.tsx';

type EndOfListProps = { title: string; children: ReactNode; action?: ReactNode };

/** Stands under the last item of a list. */
export function EndOfList({ title, children, action }: EndOfListProps) {
  return (
    <section>
      <div className="checker-strip" />
      <div className="empty">
        <PlateWithCookie />
        <h2 className="h2">{title}</h2>
        <p>{children}</p>
        {action}
      </div>
    </section>
  );
}
