import type { Reason } from '@morsel/sdk/domain';
import { isAcceptedText } from '@morsel/sdk/rules';

import type { ItemContent, QuestionContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { wordingsOf } from './item-parts.ts';
import { sentencesOf } from './sentences.ts';
import { areSimilar, contentStems, normalized } from './word-similarity.ts';

const NEARLY_EQUAL = 0.9;
const LEAST_SAID = 2;
/** "This is wrong", "No, that is not the right answer": no reason at all. */
const JUST_WRONG =
  /^(?:no )?(?:(?:this|that|it|the answer|your answer) (?:is|was) )?(?:simply |just )?(?:wrong|incorrect|false|mistaken|untrue|not (?:right|correct|true|the (?:right |correct )?answer))\b/;
const WRONG_WORDS = /\b(?:wrong|incorrect|false|mistake|right|correct|true|answer|option)\b/g;

/** Reasons for what is no mistake, and reasons that give none. */
export function reasonFlaws(content: ItemContent): Flaw[] {
  if (content.kind === 'flashcard') return [];
  const { reasons = [], explanation } = content.answerKey;
  const named = reasons.map(({ mistake }) => mistake.map(normalized).join(' / '));
  return reasons.flatMap(({ mistake, reason }, index) => {
    const shown = mistake.join(' / ');
    return [
      ...flawsIf('mistaken reason', !isMistake(content, mistake) && `“${shown}” is no mistake`),
      ...flawsIf(
        'mistaken reason',
        named.indexOf(named[index] ?? '') < index && `“${shown}” has two reasons`,
      ),
      ...flawsIf('mistaken reason', saysNothing(reason) && `“${reason}” gives no reason`),
      ...flawsIf(
        'mistaken reason',
        repeats(reason, explanation) && `“${reason}” repeats the explanation`,
      ),
    ];
  });
}

/** Whether a reader can make this mistake, and it is one. */
function isMistake(content: QuestionContent, mistake: Reason['mistake']): boolean {
  const [first = '', second] = mistake;
  const { options } = content.body;
  const { answer } = content.answerKey;
  switch (content.kind) {
    case 'mcq':
    case 'true_false': {
      const chosen = Array.isArray(options) ? options.indexOf(first) : -1;
      return second === undefined && chosen >= 0 && chosen !== answer;
    }
    case 'match_pairs':
      if (Array.isArray(options) || typeof answer !== 'object' || Array.isArray(answer)) {
        return false;
      }
      return (
        options.left.includes(first) &&
        second !== undefined &&
        options.right.includes(second) &&
        new Map(Object.entries(answer)).get(first) !== second
      );
    case 'arrange_list': {
      if (!Array.isArray(options) || !Array.isArray(answer)) return false;
      const [early, late] = mistake.map((text) => answer.indexOf(options.indexOf(text)));
      if (second === undefined) return options.includes(first) && early === -1;
      return late !== undefined && late >= 0 && early !== undefined && early > late;
    }
    case 'typed':
    case 'cloze':
      return second === undefined && !isAcceptedText(first, wordingsOf(content));
  }
}

function saysNothing(reason: string): boolean {
  const plain = normalized(reason);
  const rest = contentStems(plain.replace(WRONG_WORDS, ' '), 3);
  return rest.size < LEAST_SAID || (JUST_WRONG.test(plain) && rest.size <= LEAST_SAID);
}

const repeats = (reason: string, explanation: string) =>
  [
    explanation,
    ...sentencesOf(explanation).map(({ start, end }) => explanation.slice(start, end)),
  ].some((text) => areSimilar(normalized(text), normalized(reason), NEARLY_EQUAL));
