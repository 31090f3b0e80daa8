import './true-false.css';
import { Check, CircleQuestionMark, X } from 'lucide-react';

import { choiceTone } from '../../options/choice-tone.ts';
import { Option } from '../../options/option.tsx';
import { AnswerStack } from '../../question/answer-stack.tsx';
import { type KindProps, NUMBER_KEYS, type QuestionKindDefinition } from '../kind-definition.ts';

const CHOICES = [
  { text: 'TRUE', answer: 0, icon: <Check className="icon" /> },
  { text: 'FALSE', answer: 1, icon: <X className="icon" /> },
];

/** Always TRUE (0) and FALSE (1), whatever options the question carries. */
function TrueFalse({ phase, onAnswer, labelledBy }: KindProps) {
  const locked = phase.name !== 'unanswered';
  return (
    <AnswerStack phase={phase} onAnswer={onAnswer}>
      <fieldset className="true-false" aria-labelledby={labelledBy}>
        {CHOICES.map(({ text, answer, icon }) => (
          <Option
            key={text}
            tone={choiceTone(phase, answer)}
            // Beside a verdict the icons of the words would read as verdicts too.
            mark={phase.name === 'answered' ? undefined : icon}
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

export const trueFalseKind: QuestionKindDefinition = {
  name: 'True or false',
  pill: 'True or false?',
  icon: CircleQuestionMark,
  keys: [NUMBER_KEYS],
  Answers: TrueFalse,
  isRoomy: () => true,
};
