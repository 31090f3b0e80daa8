import { useEffect, useState } from 'react';

import { isPressing } from './presses.ts';

/**
 * The value once it has stood still for so many milliseconds and nothing is pressed; another object is another
 * value. What comes with it may move what somebody is pressing: their press would be lost.
 */
export function useSettled<Value>(value: Value, stillMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      timer = setTimeout(() => (isPressing() ? begin() : setSettled(value)), stillMs);
    };
    begin();
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return settled;
}
