import { getStatus, subscribeStatus } from '../status.ts';
import type { Tab } from '../tab.ts';

/**
 * Once the browser's database answers again, shows what waits in it, and has what could not be said to
 * wait sent or said to wait; returns how to stop.
 */
export function watchStorage({ channel, drain }: Pick<Tab, 'channel' | 'drain'>): () => void {
  let before = getStatus().storage;
  return subscribeStatus(() => {
    const { storage } = getStatus();
    const answersAgain = before === 'silent' && storage === 'usable';
    before = storage;
    if (!answersAgain) return;
    void channel.tell();
    void drain.wake();
  });
}
