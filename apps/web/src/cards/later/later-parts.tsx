import './later-parts.css';
import { type ComponentType, useSyncExternalStore } from 'react';

import type { KindProps } from '../kinds/kind-definition.ts';
import { Unusable } from '../options/unusable.tsx';
import type * as module from './card-parts.ts';

type LaterParts = typeof module;

let parts: LaterParts | 'coming' | 'missing' = 'coming';
let isFetching = false;
const listeners = new Set<() => void>();

function show(next: typeof parts): void {
  parts = next;
  for (const listener of listeners) listener();
}

/**
 * Fetches what cards seldom need as soon as they are there: the kinds that few feeds begin with, and
 * what an answer brings up. It is one file, and is here before anybody has read a question.
 */
export async function fetchLaterParts(): Promise<void> {
  if (isFetching || typeof parts === 'object') return;
  isFetching = true;
  show('coming');
  try {
    show(await import('./card-parts.ts'));
  } catch {
    show('missing');
  } finally {
    isFetching = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // What did not arrive is asked for again by the next card that needs it.
  if (typeof parts === 'string') void fetchLaterParts();
  return () => listeners.delete(listener);
}

const useLaterParts = () => useSyncExternalStore(subscribe, () => parts);

/** One of those parts, at once where it is there, which React's own `lazy` would draw empty first. */
export function laterPart<Props extends object>(
  pick: (parts: LaterParts) => ComponentType<Props>,
): ComponentType<Props> {
  return function LaterPart(props) {
    const there = useLaterParts();
    if (typeof there === 'string') return null;
    const Part = pick(there);
    return <Part {...props} />;
  };
}

/** The same of answers, in whose place something has to stand. */
export function laterAnswers(
  pick: (parts: LaterParts) => ComponentType<KindProps>,
): ComponentType<KindProps> {
  const Answers = laterPart(pick);
  return function LaterAnswers(props) {
    const there = useLaterParts();
    if (there === 'coming') return <div className="answers-coming" aria-busy="true" />;
    if (there === 'missing') return <AnswersMissing />;
    return <Answers {...props} />;
  };
}

function AnswersMissing() {
  return (
    <Unusable>
      The answers did not arrive.{' '}
      <button type="button" className="quiet-btn" onClick={() => void fetchLaterParts()}>
        Try again
      </button>
    </Unusable>
  );
}
