import './written-answer.css';
import { LONGEST } from '@morsel/sdk/domain';
import { writtenText } from '@morsel/sdk/rules';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import { type AnswerPhase, isGiven, isGivingUp } from '../../question/answer-phase.ts';
import { AnswerStack } from '../../question/answer-stack.tsx';
import type { KindProps } from '../kind-definition.ts';
import { AnswerLine } from './answer-line.tsx';
import { FillingNotes, JudgedRows } from './judged-answer.tsx';

interface WrittenAnswerProps extends KindProps {
  /** What the line to write in is called. */
  readonly label: string;
  /** What was written with its verdict, once it is given. */
  readonly Given: ComponentType<{ readonly phase: AnswerPhase; readonly labelledBy: string }>;
}

/** A short answer, with rows that judge it. */
export function TypedAnswer(props: KindProps) {
  return <WrittenAnswer {...props} label="Your answer" Given={JudgedRows} />;
}

/** What fills the gap of a sentence, where its verdict stands too. */
export function ClozeAnswer(props: KindProps) {
  return <WrittenAnswer {...props} label="What belongs in the gap" Given={FillingNotes} />;
}

/** An answer that is written: a line to write in, then what was written with its verdict. */
function WrittenAnswer(props: WrittenAnswerProps) {
  const { label, Given, phase, onAnswer, draft, onDraft, labelledBy } = props;
  const [text, setText] = useState(() => writtenText(phase.answer) ?? writtenText(draft) ?? '');
  const [hasTried, setTried] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const fault = hasTried ? writtenFault(text) : undefined;
  const givingUp = isGivingUp(phase);
  const write = (next: string) => {
    setText(next);
    onDraft?.({ text: next });
  };
  const send: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    if (phase.name !== 'unanswered') return;
    const isFaulty = writtenFault(text) !== undefined;
    setTried(isFaulty);
    if (isFaulty) line.current?.focus();
    else onAnswer({ text: text.trim() });
  };
  const submit = (
    <Button
      type="submit"
      variant="pop"
      wide
      pending={phase.name === 'submitting' && !givingUp}
      disabled={givingUp}
    >
      SUBMIT ANSWER
    </Button>
  );
  return (
    <form className="written" noValidate onSubmit={send}>
      <AnswerStack phase={phase} onAnswer={onAnswer} submit={!isGiven(phase) && submit}>
        {!isGiven(phase) && (
          <fieldset aria-labelledby={labelledBy}>
            <AnswerLine
              ref={line}
              label={label}
              error={fault}
              readOnly={phase.name !== 'unanswered'}
              value={text}
              onWrite={write}
            />
          </fieldset>
        )}
        <div className="written-told" aria-live="polite">
          {isGiven(phase) && <Given phase={phase} labelledBy={labelledBy} />}
        </div>
      </AnswerStack>
    </form>
  );
}

/** What keeps a text from being sent as an answer, in words for its reader. */
function writtenFault(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return "Write an answer, or say that you don't know.";
  if (length <= LONGEST.written) return undefined;
  return `At most ${LONGEST.written} letters; these are ${length}.`;
}
