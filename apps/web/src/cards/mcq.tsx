import { AnswerStack } from './answer-stack.tsx';
import { choiceTone } from './choice-tone.ts';
import type { KindProps } from './kind-props.ts';
import { optionTexts } from './option-texts.ts';
import { Option } from './option.tsx';
import { Unusable } from './unusable.tsx';

/** Pick one of several: a tap on an option answers with its index. */
export function Mcq({ options, phase, onAnswer, labelledBy }: KindProps) {
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
