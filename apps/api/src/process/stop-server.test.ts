import { expect, test } from 'vitest';

import { stopRequests } from './stop-server.ts';

type Event = 'signal' | 'launcher gone' | number;

/** What follows from signals and a launcher that goes, with milliseconds between them. */
function consequences(events: readonly Event[]): string[] {
  const done: string[] = [];
  let now = 0;
  const { onSignal, onLauncherGone } = stopRequests({
    now: () => now,
    stop: () => done.push('stop'),
    exitAtOnce: () => done.push('exit'),
  });
  for (const event of events) {
    if (event === 'signal') onSignal();
    else if (event === 'launcher gone') onLauncherGone();
    else now += event;
  }
  return done;
}

test.each<[Event[], string[]]>([
  [['signal'], ['stop']],
  [['launcher gone'], ['stop']],
  // One key press reaches the server and its launcher, which passes it on.
  [['signal', 200, 'signal'], ['stop']],
  [
    ['signal', 2000, 'signal'],
    ['stop', 'exit'],
  ],
  [
    ['launcher gone', 2000, 'signal'],
    ['stop', 'exit'],
  ],
  // A clean stop that takes its time goes on.
  [['signal', 2000, 'launcher gone'], ['stop']],
])('%j leads to %j', (events, done) => {
  expect(consequences(events)).toEqual(done);
});
