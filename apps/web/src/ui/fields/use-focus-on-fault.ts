import { type RefObject, useEffect, useRef } from 'react';

/** Of a form: whenever something new is wrong, the field that it is about has the focus. */
export function useFocusOnFault(fault: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [fault]);
  return form;
}

/** A field, or the first control of a group that has a fault as a whole. */
const FAULTY = '[aria-invalid], [data-faulty] :is(input, button)';
