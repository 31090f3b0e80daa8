import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useState } from 'react';

import { Field } from '../../../ui/fields/field.tsx';

interface AnswerLineProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

/** The line to write an answer in. The keys of the card are letters there, until Escape. */
export function AnswerLine({ onWrite, ...field }: AnswerLineProps) {
  const keepInView = useRoomAboveKeyboard();
  return (
    <Field
      {...field}
      isErrorSpoken
      type="text"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="send"
      dir="auto"
      aria-keyshortcuts="1 Enter"
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      onFocus={keepInView}
      onKeyDown={leaveOnEscape}
      // The keys of the card press it, which puts no cursor into a line by itself.
      onClick={({ currentTarget }) => currentTarget.focus()}
    />
  );
}

/** The card has the keys again. */
function leaveOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing || key !== 'Escape') return;
  const card = currentTarget.closest<HTMLElement>('article.card');
  card?.focus({ preventScroll: true });
}

/**
 * Keeps a line to write in, and what sends it, in view while a phone's keyboard takes its part of
 * the screen.
 *
 * @returns what the line does when it gets the focus.
 */
function useRoomAboveKeyboard() {
  const [line, setLine] = useState<HTMLInputElement>();
  useEffect(() => {
    const view = window.visualViewport;
    if (line === undefined || view === null) return undefined;
    const listening = new AbortController();
    // The page is laid out anew for its smaller part first, and what is above may move later.
    const show = () => requestAnimationFrame(() => showAll(line));
    view.addEventListener('resize', show, listening);
    line.addEventListener('input', show, listening);
    line.addEventListener('blur', () => setLine(undefined), listening);
    return () => listening.abort();
  }, [line]);
  return ({ currentTarget }: FocusEvent<HTMLInputElement>) => setLine(currentTarget);
}

function showAll(line: HTMLInputElement): void {
  const form = line.closest('form') ?? line;
  form.scrollIntoView({ block: 'nearest' });
  // Where the keyboard lies over the page, the page may not know.
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  const { bottom } = form.getBoundingClientRect();
  const covered = bottom - offsetTop - height;
  if (covered > 0) scrollBy(0, covered + AIR_PX);
}

const AIR_PX = 12;
