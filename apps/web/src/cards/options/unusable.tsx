import type { ReactNode } from 'react';

interface UnusableProps {
  readonly role?: 'alert' | undefined;
  readonly children: ReactNode;
}

/** Stands where the answers would be when a question cannot be answered. */
export function Unusable({ role, children }: UnusableProps) {
  return (
    <p className="unusable" role={role}>
      {children}
    </p>
  );
}
