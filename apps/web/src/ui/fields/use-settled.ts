import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for so many milliseconds; another object is another value. */
export function useSettled<Value>(value: Value, stillMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, stillMs, value);
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return settled;
}
