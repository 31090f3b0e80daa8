import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stood still for so many milliseconds, in which nothing was pressed; another
 * object is another value. What comes with it may move what somebody is pressing: their press would be lost.
 */
export function useSettled<Value>(value: Value, stillMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => whenStill(() => setSettled(value), stillMs), [value, stillMs]);
  return settled;
}

/** Does something after so many milliseconds without a press. Returns what calls it off. */
function whenStill(work: () => void, stillMs: number): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => clearTimeout(timer);
  const begin = () => {
    wait();
    timer = setTimeout(() => {
      listening.abort();
      work();
    }, stillMs);
  };
  const options = { capture: true, signal: listening.signal };
  addEventListener('pointerdown', wait, options);
  addEventListener('pointerup', begin, options);
  addEventListener('pointercancel', begin, options);
  begin();
  return () => {
    listening.abort();
    wait();
  };
}
