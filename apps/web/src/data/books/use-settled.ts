import { useEffect, useState } from 'react';

const WAIT_MS = 300;

/** A value as it was when it last stayed the same for a moment, as when nobody types any more. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(settle, WAIT_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
