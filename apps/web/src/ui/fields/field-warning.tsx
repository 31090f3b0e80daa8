import './field.css';
import { TriangleAlert } from 'lucide-react';

/** What speaks against an input, read out as it comes up: so it is there before it has words. */
export function FieldWarning({ id, children }: { id: string; children: string | null }) {
  return (
    <p id={id} aria-live="polite" className="field-warning">
      {children !== null && (
        <>
          <TriangleAlert className="icon" aria-hidden="true" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
