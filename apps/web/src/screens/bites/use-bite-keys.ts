import { useEffect, useEffectEvent } from 'react';

interface BiteVerbs {
  readonly keep: () => void;
  readonly skip: () => void;
  readonly undo: () => void;
}

/** Where keys are for something else. */
const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]';

/** → or Enter keeps, ← skips, Z takes back. */
export function useBiteKeys(verbs: BiteVerbs): void {
  const heed = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || repeat) return;
    if (!(target instanceof Element) || target.closest(ELSEWHERE)) return;
    const verb = verbOf(key, target);
    if (verb === undefined) return;
    event.preventDefault();
    verbs[verb]();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => heed(event), listening);
    return () => listening.abort();
  }, []);
}

function verbOf(key: string, target: Element): keyof BiteVerbs | undefined {
  switch (key) {
    case 'ArrowRight':
      return 'keep';
    case 'ArrowLeft':
      return 'skip';
    case 'Enter':
      return target.closest('a, button, summary') ? undefined : 'keep';
    case 'z':
    case 'Z':
      return 'undo';
    default:
      return undefined;
  }
}
