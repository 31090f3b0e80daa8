import type { Answer, Reason } from '../domain/answers.ts';
import type { QuestionKind } from '../domain/kinds.ts';
import { matchesOf, writtenText } from './answer-shapes.ts';
import { isAcceptedText } from './written-grading.ts';

/** A wrong answer to a question, and the reasons that the question knows. */
export interface Mistaken {
  readonly type: QuestionKind;
  readonly options: unknown;
  readonly answer: Answer;
  readonly reasons: readonly Reason[];
}

/**
 * Why this wrong answer is wrong: the first reason whose mistake shows in it; undefined when there
 * is none, and for "I don't know".
 */
export function reasonFor({ type, options, answer, reasons }: Mistaken): string | undefined {
  const shows = mistakesIn(type, Array.isArray(options) ? options : [], answer);
  return shows && reasons.find(({ mistake }) => shows(mistake))?.reason;
}

type Shows = (mistake: readonly string[]) => boolean;

function mistakesIn(
  type: QuestionKind,
  options: readonly unknown[],
  answer: Answer,
): Shows | undefined {
  switch (type) {
    case 'mcq':
    case 'true_false':
      return ([option]) => typeof answer === 'number' && options[answer] === option;
    case 'arrange_list':
      return Array.isArray(answer) ? inOrder(answer.map((index) => options[index])) : undefined;
    case 'match_pairs':
      return inMatches(matchesOf(answer) ?? {});
    case 'typed':
    case 'cloze':
      return inText(writtenText(answer));
  }
}

/** An entry that does not belong stands in the order; or one stands before another. */
function inOrder(order: readonly unknown[]): Shows {
  return ([early, late]) => {
    const at = order.indexOf(early);
    return at !== -1 && (late === undefined || order.indexOf(late) > at);
  };
}

function inMatches(matches: Readonly<Record<string, string>>): Shows {
  return ([left, right]) => left !== undefined && right !== undefined && matches[left] === right;
}

function inText(written: string | undefined): Shows | undefined {
  if (written === undefined) return undefined;
  return ([mistake]) => mistake !== undefined && isAcceptedText(written, [mistake]);
}
