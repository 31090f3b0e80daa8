import { CircleQuestionMark } from 'lucide-react';

import { choiceTone } from '../../options/choice-tone.ts';
import { optionTexts } from '../../options/option-texts.ts';
import { Option } from '../../options/option.tsx';
import { Unusable } from '../../options/unusable.tsx';
import { AnswerStack } from '../../question/answer-stack.tsx';
import { type KindProps, NUMBER_KEYS, type QuestionKindDefinition } from '../kind-definition.ts';

/** Pick one of several: a tap on an option answers with its index. */
function Mcq({ options, phase, onAnswer, labelledBy }: KindProps) {
  const texts = optionTexts(options);
  if (texts.length === 0) return <Unusable>No options to choose from</Unusable>;
  const locked = phase.name !== 'unanswered';
  return (
    <AnswerStack phase={phase} onAnswer={onAnswer}>
      <fieldset className="options" aria-labelledby={labelledBy}>
        {texts.map((text, index) => (
          <Option
            // The index is the answer: texts may repeat, and their order never changes.
            key={index}
            tone={choiceTone(phase, index)}
            mark={index + 1}
            shortcut={index + 1}
            locked={locked}
            onChoose={() => onAnswer(index)}
          >
            {text}
          </Option>
        ))}
      </fieldset>
    </AnswerStack>
  );
}

export const mcqKind: QuestionKindDefinition = {
  name: 'Pick one',
  pill: 'Pick one',
  icon: CircleQuestionMark,
  keys: [NUMBER_KEYS],
  Answers: Mcq,
  isRoomy: () => false,
};
