import type { Answer, Reason, RightAnswer } from '../domain/answers.ts';
import type { QuestionKind } from '../domain/kinds.ts';
import { reasonFor } from './reasons.ts';

/** What explains a question, beside what is right in it. */
export interface ExplainedKey {
  readonly answer: RightAnswer;
  readonly explanation: string;
  readonly accepted?: readonly string[] | undefined;
  readonly reasons?: readonly Reason[] | undefined;
  readonly standing?: string | undefined;
}

/** What a reader is told of the key once they have answered; `reason` is of their own mistake. */
export interface ToldAnswer {
  explanation: string;
  correctAnswer: RightAnswer;
  accepted?: string[];
  reason?: string;
  standing?: string;
}

/** What readers are told of a key, whatever they answered. */
export function toldKey({ answer, explanation, accepted, standing }: ExplainedKey): ToldAnswer {
  return {
    explanation,
    correctAnswer: answer,
    ...(accepted !== undefined && { accepted: [...accepted] }),
    ...(standing !== undefined && { standing }),
  };
}

/** The same for who gave this wrong answer. */
export function toldMistake(
  { type, options }: { readonly type: QuestionKind; readonly options: unknown },
  key: ExplainedKey,
  answer: Answer,
): ToldAnswer {
  const reason = reasonFor({ type, options, answer, reasons: key.reasons ?? [] });
  return { ...toldKey(key), ...(reason !== undefined && { reason }) };
}
