import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';

import { setStatus } from '../offline/status.ts';
import { aPending } from '../testing/pending.ts';
import { render } from '../testing/render.tsx';
import { useWaiting } from './pending-operations.ts';

test('a page is drawn anew by what waits, and not by how the sending goes', () => {
  const drawn: number[] = [];
  function Waiting() {
    drawn.push(useWaiting().length);
    return null;
  }
  render(<Waiting />);
  drawn.length = 0;
  flushSync(() => setStatus({ connection: 'online', pending: [] }));
  flushSync(() => setStatus({ drain: 'sending' }));
  expect(drawn).toEqual([]);
  flushSync(() => setStatus({ pending: [aPending()] }));
  expect(new Set(drawn)).toEqual(new Set([1]));
});
