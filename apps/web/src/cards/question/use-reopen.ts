import { type RefObject, useRef, useState } from 'react';

import type { AnswerPhase } from './answer-phase.ts';
import { type Given, showPhases } from './show-phases.ts';

/**
 * Takes the card's answer back. It waits for what comes of that answer, and the card stays as it is
 * until then: another answer would count before the first is taken back. Then the card is unanswered at
 * once, and answered again when the answer was not taken back.
 */
export function useReopen(
  last: RefObject<Given | undefined>,
  open: () => (phase: AnswerPhase) => unknown,
) {
  const waiting = useRef(false);
  const [isReopening, setReopening] = useState(false);

  async function reopen(takeBack: () => Promise<void>) {
    const given = last.current;
    if (!given || waiting.current) return;
    waiting.current = true;
    setReopening(true);
    const [{ status }] = await Promise.allSettled([given.sent]);
    waiting.current = false;
    setReopening(false);
    // The card says so, and what it offers then.
    if (status === 'rejected') return;
    const show = open();
    try {
      await takeBack();
    } catch {
      await showPhases(given, show);
    }
  }

  return { isReopening, reopen };
}
