import './true-false.css';
import { Check, X } from 'lucide-react';

import { AnswerStack } from './answer-stack.tsx';
import { choiceTone } from './choice-tone.ts';
import type { KindProps } from './kind-props.ts';
import { Option } from './option.tsx';

const CHOICES = [
  { text: 'TRUE', answer: 0, icon: <Check className="icon" /> },
  { text: 'FALSE', answer: 1, icon: <X className="icon" /> },
];

/** Always TRUE (0) and FALSE (1), whatever options the question carries. */
export function TrueFalse({ phase, onAnswer, labelledBy }: KindProps) {
  const locked = phase.name !== 'unanswered';
  return (
    <AnswerStack phase={phase} onAnswer={onAnswer}>
      <fieldset className="true-false" aria-labelledby={labelledBy}>
        {CHOICES.map(({ text, answer, icon }) => (
          <Option
            key={text}
            tone={choiceTone(phase, answer)}
            mark={icon}
            shortcut={answer + 1}
            locked={locked}
            onChoose={() => onAnswer(answer)}
          >
            {text}
          </Option>
        ))}
      </fieldset>
    </AnswerStack>
  );
}
